import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translation } from '../lib/i18n.svelte';
import type { Option } from '../lib/protocol';
import OptionFields from './OptionFields.svelte';

// A made-up game: none of its words are in a message file, so the catalogue's own are shown.
const order: Option = { name: 'age_order', kind: 'order', values: ['dawn', 'noon', 'dusk'], default: ['dawn', 'noon', 'dusk'], help: 'Which age comes first.' };

describe('an option that is an order', () => {
  let root: HTMLElement;
  let page: Record<string, unknown>;
  let wished: [string, unknown][];

  beforeEach(() => translation.load());
  afterEach(async () => {
    await unmount(page);
    document.body.replaceChildren();
  });

  /** Shows the option; a wish is granted at once, or refused by an answer. */
  function show({ disabled, answer }: { disabled?: boolean; answer?: Promise<void> } = {}) {
    wished = [];
    root = document.body.appendChild(document.createElement('div'));
    const props = $state({
      game: 'madeup',
      options: [order],
      values: {} as Record<string, unknown>,
      players: 3,
      disabled,
      onchange: (name: string, value: unknown) => {
        wished.push([name, value]);
        if (answer) return answer;
        props.values = { ...props.values, [name]: value };
      },
    });
    page = mount(OptionFields, { target: root, props });
    flushSync();
  }
  const lines = () => [...root.querySelectorAll('li')].map((line) => line.querySelector('.grow')!.textContent);
  /** A button's name without the marks that isolate what is put into a sentence. */
  const nameOf = (each: Element | null) => each?.getAttribute('aria-label')?.replace(/[\u2068\u2069]/g, '');
  const button = (name: string) => [...root.querySelectorAll('button')].find((each) => nameOf(each) === name)!;
  const focused = () => nameOf(document.activeElement);

  it('begins with the usual order, named and explained', () => {
    show();
    expect(lines()).toEqual(['dawn', 'noon', 'dusk']);
    const list = root.querySelector('ol')!;
    expect(document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent).toBe('age order');
    expect(document.getElementById(list.getAttribute('aria-describedby')!)?.textContent).toBe('Which age comes first.');
    expect(root.querySelector('label')).toBeNull();
  });

  it('is changed by buttons, and the keyboard stays with what it moves', async () => {
    show();
    button('Move dusk up').focus();
    button('Move dusk up').click();
    await tick();
    expect(lines()).toEqual(['dawn', 'dusk', 'noon']);
    expect(focused()).toBe('Move dusk up');
    button('Move dusk up').click();
    await tick();
    // At the top it can't go on: the button for the way back has the focus.
    expect(focused()).toBe('Move dusk down');
    expect(wished).toEqual([
      ['age_order', ['dawn', 'dusk', 'noon']],
      ['age_order', ['dusk', 'dawn', 'noon']],
    ]);
    expect(button('Move dusk up').disabled).toBe(true);
    expect(button('Move noon down').disabled).toBe(true);
    expect(root.querySelector('[aria-live]')!.textContent).toMatch(/dusk.* is now in place .*1.* of .*3/);
  });

  it('shows at once what was wished, and the truth when the wish is refused', async () => {
    let refuse = () => {};
    show({ answer: new Promise<void>((resolve) => (refuse = resolve)) });
    button('Move dusk up').click();
    await tick();
    expect(lines()).toEqual(['dawn', 'dusk', 'noon']);
    refuse();
    await expect.poll(lines).toEqual(['dawn', 'noon', 'dusk']);
  });

  it('goes back to the usual order', () => {
    show();
    expect(root.textContent).not.toContain('Usual order');
    button('Move dawn down').click();
    flushSync();
    [...root.querySelectorAll('button')].find((each) => each.textContent?.includes('Usual order'))!.click();
    flushSync();
    expect(wished.at(-1)).toEqual(['age_order', order.default]);
  });

  /** Three lines of 44 pixels each below the other, which jsdom does not measure. */
  function drag(value: string, to: number, pointer: { pointerType: string; on?: string }, end = 'pointerup') {
    const line = root.querySelector<HTMLElement>(`[data-value="${value}"]`)!;
    line.setPointerCapture = () => undefined;
    for (const each of root.querySelectorAll('li')) {
      each.getBoundingClientRect = () => {
        const top = [...each.parentElement!.children].indexOf(each) * 44;
        return { top, bottom: top + 44 } as DOMRect;
      };
    }
    const send = (type: string, target: Element, y: number) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY: y });
      Object.assign(event, { pointerId: 1 });
      Object.defineProperty(event, 'pointerType', { value: pointer.pointerType });
      target.dispatchEvent(event);
      flushSync();
    };
    send('pointerdown', pointer.on ? line.querySelector(pointer.on)! : line, 5);
    send('pointermove', line, to * 44 + 20);
    const meanwhile = lines();
    send(end, line, to * 44 + 20);
    return meanwhile;
  }

  it.each([
    ['the mouse', { pointerType: 'mouse' }],
    ['a finger on the grip', { pointerType: 'touch', on: '.grip' }],
  ])('is dragged by %s and sent once, on letting go', (_, pointer) => {
    show();
    expect(drag('dawn', 2, pointer)).toEqual(['noon', 'dusk', 'dawn']);
    expect(wished).toEqual([['age_order', ['noon', 'dusk', 'dawn']]]);
    expect(lines()).toEqual(['noon', 'dusk', 'dawn']);
  });

  it('stays as it was when dropped in its place, when the drag is broken off, or when a finger scrolls', () => {
    show();
    drag('noon', 1, { pointerType: 'mouse' });
    drag('dawn', 2, { pointerType: 'mouse' }, 'pointercancel');
    drag('dawn', 2, { pointerType: 'touch', on: '.grow' });
    expect(wished).toEqual([]);
    expect(lines()).toEqual(['dawn', 'noon', 'dusk']);
  });

  it('is only shown to those who may not change it', () => {
    show({ disabled: true });
    expect(lines()).toEqual(['dawn', 'noon', 'dusk']);
    expect(root.querySelectorAll('button')).toHaveLength(0);
    drag('dawn', 2, { pointerType: 'mouse' });
    expect(wished).toEqual([]);
  });
});
