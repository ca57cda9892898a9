import { t, tIfAny } from './i18n.svelte';
import type { CatalogueGame } from './protocol';

// Words for what the catalogue names. A game's own messages go before the catalogue's English.

export const gameName = (game: string, catalogue?: CatalogueGame): string =>
  tIfAny(`${game}-name`) ?? catalogue?.name ?? game;

export const optionName = (game: string, option: string): string =>
  tIfAny(`${game}-option-${option}`) ?? option.replaceAll('_', ' ');

export const optionHelp = (game: string, option: { name: string; help: string }): string =>
  tIfAny(`${game}-option-${option.name}-help`) ?? option.help;

export const optionValue = (game: string, option: string, value: string): string =>
  tIfAny(`${game}-option-${option}-${value}`) ?? value;

export const levelName = (level: string): string => tIfAny(`level-${level}`) ?? level;

export const seatNumber = (seat: number): string => t('seat-number', { number: seat + 1 });
