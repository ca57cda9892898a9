import type { Component } from 'svelte';

/** The covers by file. They come together: the home page shows them all. */
export const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });
