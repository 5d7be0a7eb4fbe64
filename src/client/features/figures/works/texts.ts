import { catalogue } from '#client/lib/catalogue'

/** What works: published posts compared by their figures, and tries. */
export const worksTexts = catalogue('whatWorks', {
  title: 'What works',
  description: 'Your published posts compared, by figures counted about a week after they went out.',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Add the figures of your published posts a week after they went out, or choose LinkedIn’s export.',
    action: 'Show published posts',
  },
  compare: {
    title: 'Comparison',
    by: 'Compare by',
    and: 'and by',
    nothing: 'Nothing else',
    measure: 'What counts',
    known: (known: number, all: number) =>
      all === 1
        ? `${known} of 1 published post has figures from a week after it went out.`
        : `${known} of ${all} published posts have figures from a week after they went out.`,
    posts: 'Posts',
    median: 'Median',
    range: 'Range',
    from: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    tooFew: 'Too few to say',
    others: (count: number) => (count === 1 ? '1 other pair' : `${count} other pairs`),
    caution: 'A difference in past posts may have other causes: the topic, the day, chance. A try tells more.',
  },
  dimensions: { form: 'Form', opening: 'Opening', length: 'Length', weekday: 'Weekday', daypart: 'Time of day' },
  measures: { impressions: 'Impressions', engagements: 'Reactions, comments and reposts' },
  openings: { question: 'A question', number: 'A number', quotation: 'A quotation', statement: 'A statement' },
  lengths: { short: 'Short', medium: 'Medium', long: 'Long' },
  dayparts: {
    morning: 'Morning (4 to 11)',
    midday: 'Midday (11 to 14)',
    afternoon: 'Afternoon (14 to 18)',
    evening: 'Evening and night',
  },
  tries: {
    title: 'Tries',
    explanation:
      'The next posts alternate between two ways. Only when all of them have their figures, the result shows: whether one way gets more, or chance explains the difference.',
    plan: 'Plan a try',
    what: 'What to try',
    one: 'One way',
    other: 'The other',
    size: 'Posts',
    sizeHint: 'Eight find only very large differences; twenty-four find smaller ones too.',
    start: 'Begin the try',
    cancel: 'Cancel',
    different: 'Choose two different ways.',
    startFailed: 'The try was not begun',
    removeFailed: 'The try was not removed',
    name: (one: string, other: string) => `${one} or ${other}`,
    next: (way: string, place: number, posts: number) => `Next: ${way} (post ${place} of ${posts})`,
    waiting: (open: number) =>
      open === 1
        ? 'All posts are out. One has no figures from a week later yet.'
        : `All posts are out. ${open} have no figures from a week later yet.`,
    won: (way: string, factor: string) => `${way} got ${factor} times as much.`,
    none: 'No difference that chance would not explain.',
    range: (from: string, to: string) => `The factor lies between ${from} and ${to}, in 95 of 100 such tries.`,
    chance: (percent: string) => `By chance alone, a difference like this comes in ${percent} of tries.`,
    remove: (name: string) => `Remove the try “${name}”`,
  },
  importing: {
    title: 'LinkedIn’s export',
    hint: 'At LinkedIn: Analytics > Post impressions > Export. The Excel file or its table of posts as CSV, up to 10 MB, in English, German or French.',
    choose: 'Choose the file',
    reading: 'Reading the file',
    failed: 'The file was not imported',
    done: (added: number, unchanged: number) =>
      `${added === 1 ? '1 post has' : `${added} posts have`} new figures, ${unchanged === 1 ? '1 is' : `${unchanged} are`} as before.`,
    period: (from: string, until: string) => `The file is about ${from} to ${until}.`,
    left: (count: number) => (count === 1 ? '1 row was left out:' : `${count} rows were left out:`),
    more: (count: number) => `and ${count} more`,
    place: (sheet: string | null, row: number) => (sheet === null ? `Row ${row}` : `${sheet}, row ${row}`),
    problems: {
      'no-post': 'no published post here has this address',
      older: 'the post went out before these days, so that a part of its figures is missing',
      header: 'no column says what is counted',
      count: 'this is no number',
    },
  },
  asking: {
    label: 'Ask for figures',
    hint: 'The bell asks 2 and 7 days after a post went out.',
    failed: 'Not changed',
  },
})
