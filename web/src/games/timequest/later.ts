// What the first picture of a match doesn't need yet: loaded when the board stands, or when it is asked for. It is there when its
// messages are, so that none of it is ever shown without words.

import { translation } from '../../lib/i18n.svelte';

export { default as Actions } from './Actions.svelte';
export { default as ArenaTable } from './ArenaTable.svelte';
export { cardText } from './effects';
export { default as EndCircle } from './EndCircle.svelte';
export { default as EventCard } from './EventCard.svelte';
export { explain } from './explain';
export { default as Flights } from './Flights.svelte';
export { default as Own } from './Own.svelte';
export { default as PlayerPanel } from './PlayerPanel.svelte';
export { default as QuestCard } from './QuestCard.svelte';
export { default as Sounding } from './Sounding.svelte';
export { default as Strip } from './Strip.svelte';
export { default as TradeTalk } from './TradeTalk.svelte';

await translation.loadLater('timequest');
