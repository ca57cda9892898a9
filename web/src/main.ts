import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { translation } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';

router.start();
await translation.load();
mount(App, { target: document.getElementById('app')! });
