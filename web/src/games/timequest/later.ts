// What the first picture of a match doesn't need yet: loaded when the board stands.

export { default as Actions } from './Actions.svelte';
export { default as ArenaTable } from './ArenaTable.svelte';
export { default as EndCircle } from './EndCircle.svelte';
export { default as EventCard } from './EventCard.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Own } from './Own.svelte';
export { default as PlayerPanel } from './PlayerPanel.svelte';
export { default as QuestCard } from './QuestCard.svelte';
export { default as Strip } from './Strip.svelte';
export { default as TradeTalk } from './TradeTalk.svelte';
