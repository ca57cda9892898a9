// What explains itself on the board, and the rule behind it. An element with data-help="<id>" shows khronos-help-<id>.

export const RULE_OF: Record<string, string> = {
  'map-might': 'KH-13.1',
  'map-faith': 'KH-13.1',
  'map-reason': 'KH-13.1',
  'age-might': 'KH-7.1',
  'age-faith': 'KH-7.1',
  'age-reason': 'KH-7.3',
  agent: 'KH-7.2',
  hand: 'KH-7.7',
  'tool-military': 'KH-8.4',
  'tool-religious': 'KH-8.4',
  'tool-civil': 'KH-8.5',
  'tool-demolish': 'KH-7.17',
  'tool-populate': 'KH-7.19',
  'tool-renovate': 'KH-7.20',
  income: 'KH-13.1',
  row: 'KH-6.4',
  round: 'KH-6.1',
  end: 'KH-6.6',
};
