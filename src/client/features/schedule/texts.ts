import { catalogue } from '#client/lib/catalogue'

/** Words of the calendar of what goes out. */
export const scheduleTexts = catalogue('schedule', {
  title: 'Schedule',
  description: 'What goes out, what went out, and what still is a draft.',
  tabsLabel: 'View',
  tabs: { month: 'Month', week: 'Week', list: 'List', queue: 'Queue' },
  loading: 'Loading your schedule',
  failed: 'Your schedule could not be loaded',
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  draft: 'Draft',
  cut: (count: string) => `Only the first ${count} are shown.`,
  help: 'Drag a post to another day to move it, or focus it and press Shift with an arrow key. Press it to see more.',
  entry: (time: string, title: string, state: string) => `${time}, ${title}, ${state}`,
  chosen: 'Chosen post',
  empty: { title: 'Nothing is planned', text: 'Posts that you schedule are listed here.', action: 'Go to your posts' },
  past: { title: 'Not Moved', description: 'That time has passed. Choose a later day.' },
  moved: (moment: string) => `Goes out on ${moment}.`,
  movedTitle: 'Time Changed',
  reordered: 'Queue Changed',
  place: (title: string, place: number, count: number, moment: string) =>
    `“${title}” is number ${place} of ${count} and goes out on ${moment}.`,
  earlier: (title: string) => `Move “${title}” earlier`,
  later: (title: string) => `Move “${title}” later`,
  queueHelp:
    'Drag a post to another place, use its arrows, or press Shift with an arrow key. The times stay as they are.',
  queueEmpty: 'Nothing waits in this queue.',
  nextFree: (moment: string) => `The next free time is ${moment}.`,
  noTimes: {
    title: 'No account has weekly times',
    text: 'With weekly times, posts that you add to the queue go out one after the other.',
    action: 'Set weekly times',
  },
  held: {
    title: (count: number) => (count === 1 ? 'One post is on hold' : `${count} posts are on hold`),
    text: 'This server was set back to an earlier state, such as a backup. It does not know what was published, cancelled or changed since then, so nothing goes out until you say so. Check your LinkedIn profile: mark what is there already, and cancel what you no longer want.',
    goOn: 'Go on with all',
    question: (count: number) => ({
      title: count === 1 ? 'Go on with this post?' : `Go on with ${count} posts?`,
      description:
        'Make sure that they are not on LinkedIn already, or they will be there twice. They go out at the times you chose; posts that are more than an hour late ask you for a new time.',
      confirmLabel: 'They are not there: go on',
    }),
    done: (count: number) => ({
      title: 'Going On',
      description: count === 1 ? 'One post goes on.' : `${count} posts go on.`,
    }),
    failed: 'Still on Hold',
  },
  undo: 'Undo',
  moveFailed: 'Not Moved',
})
