import { mount, type Component } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';

// Each game's own gallery, by ?game=; its file says what else may be asked.
const galleries = import.meta.glob<{ default: Component }>('./*/Gallery.svelte');
const game = new URLSearchParams(location.search).get('game') ?? 'tempel';
const { default: Gallery } = await galleries[`./${game}/Gallery.svelte`]!();
mount(Gallery, { target: document.getElementById('gallery') as HTMLElement });
