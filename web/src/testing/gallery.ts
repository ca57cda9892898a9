import { mount, type Component } from 'svelte';
import { translation } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import '../styles/tokens.css';
import '../styles/base.css';

// Each game's own gallery, by ?game=; its file says what else may be asked. All of them know
//   &lang=en|de|…, &theme=light|dark, &still no motion.
const galleries = import.meta.glob<{ default: Component }>('./*/Gallery.svelte');
const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'tempel';
const root = document.documentElement;
root.lang = query.get('lang') ?? 'en';
root.dataset.theme = query.get('theme') ?? 'light';
if (query.has('still')) root.dataset.motion = 'off';
// For this page only: nothing is kept.
settings.choices.language = root.lang;
await translation.load();
await translation.loadGame(game);
const { default: Gallery } = await galleries[`./${game}/Gallery.svelte`]!();
mount(Gallery, { target: document.getElementById('gallery') as HTMLElement });
