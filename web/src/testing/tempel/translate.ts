import { gameWords } from '../translate';

export const { MESSAGES, translate } = gameWords('tempel');
