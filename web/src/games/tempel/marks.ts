/** Private marks that a player may put on others; messages tempel-mark-<id>. */
export const MARKS = [
  { id: 'trust', symbol: '♥' },
  { id: 'doubt', symbol: '?' },
  { id: 'guardian', symbol: '☠' },
] as const;

export const markSymbol = (id: string | null): string => MARKS.find((mark) => mark.id === id)?.symbol ?? '';
