import { catalogue } from '#client/lib/catalogue'

/** Words of the calendar. */
export const calendarTexts = catalogue('historyCalendar', {
  today: 'Today',
  isToday: 'today',
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  rangesLabel: 'Range',
  ranges: { month: 'Month', week: 'Week' },
  help: 'Drag a post to another day, or press Shift and an arrow key on it.',
  free: (time: string) => `${time} free`,
  more: (count: string) => `${count} more`,
  emptyDay: {
    title: 'No posts found',
    latest: 'Go to the latest post',
  },
  past: { title: 'Not moved', description: 'That time has passed.' },
  movedTitle: 'Time changed',
  moved: (moment: string) => `Goes out on ${moment}.`,
  moveFailed: 'Not moved',
  undo: 'Undo',
})
