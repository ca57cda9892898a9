import { describe, expect, it } from 'vitest';
import { pointing } from './board';

describe('what is pointed at', () => {
  const told: boolean[] = [];
  const handlers = pointing((over) => void told.push(over));
  const pointer = (pointerType: string) => ({ pointerType }) as PointerEvent;
  const focus = (visible: boolean) => ({ currentTarget: { matches: () => visible } }) as unknown as FocusEvent;

  it('is told by the mouse and by the keyboard', () => {
    handlers.onpointerenter(pointer('mouse'));
    handlers.onpointerleave();
    handlers.onfocus(focus(true));
    handlers.onblur();
    expect(told.splice(0)).toEqual([true, false, true, false]);
  });

  it('is not told by a finger that presses, nor by the focus that a press brings', () => {
    handlers.onpointerenter(pointer('touch'));
    handlers.onfocus(focus(false));
    expect(told).toEqual([]);
  });
});
