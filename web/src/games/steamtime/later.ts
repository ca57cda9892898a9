// Drawings that the first picture of a game has no place for: loaded when one is there to be seen.
export { default as EncounterMedallion } from './art/EncounterMedallion.svelte';
export { default as ExpeditionScene } from './art/ExpeditionScene.svelte';
export { default as SpecialistEmblem } from './art/SpecialistEmblem.svelte';
