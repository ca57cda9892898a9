// The steps of a decision in TimeQuest: everything that is asked of the same player, until something new begins.

import { Course as AnyCourse, type CourseTable } from '../../lib/course.svelte';
import { isAsked, type TimeQuestView } from './model';

/** Questions with which something new begins: they are no step of what is being chosen. */
const BEGINS = new Set(['menu', 'pick', 'choose_objective', 'draft', 'guardian', 'all_event', 'bets', 'battle']);

export class Course extends AnyCourse<TimeQuestView> {
  constructor(table: Omit<CourseTable<TimeQuestView>, 'continues'>) {
    super({ ...table, continues: (view, seat) => isAsked(view, seat) && !BEGINS.has(view.asked?.what ?? 'menu') });
  }
}
