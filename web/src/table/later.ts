// What a table shows when somebody asks for it, or at its end: loaded when the board stands.

export { default as Chat } from './Chat.svelte';
export { default as EndDialog } from './EndDialog.svelte';
export { default as MenuDialog } from './MenuDialog.svelte';
export { default as SeatDialog } from './SeatDialog.svelte';
export { default as TextView } from './TextView.svelte';
