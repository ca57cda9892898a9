// What explains itself on the board, and the rule behind it. An element with data-help="<id>" shows tempel-help-<id>.

export const RULE_OF: Record<string, string> = {
  door: 'TD-3.4',
  'card-gold': 'TD-4.1',
  'card-fire': 'TD-4.2',
  'card-empty': 'TD-1.1',
  gold: 'TD-4.1',
  fire: 'TD-4.2',
  round: 'TD-4.3',
  left: 'TD-3.5',
  key: 'TD-3.4',
  bubble: 'TD-3.3',
  'role-adventurer': 'TD-4.1',
  'role-guardian': 'TD-4.2',
  pile: 'TD-1.2',
  mine: 'TD-3.2',
  announce: 'TD-3.3',
  last: 'TD-3.4',
  memory: 'TD-7',
};
