import { catalogue } from '#client/lib/catalogue'

/** Every text of the check against the source, so that they can be found and translated together. */

export const checkingTexts = catalogue('checking', {
  title: 'Checked against the source',
  loading: 'Checking the post',
  failed: 'The source could not be loaded',
  checkFailed: 'The check could not be loaded',
  empty: 'Nothing to check: no figures, dates, quotes or names.',
  counts: {
    fix: (count: number) => `${count} to fix`,
    check: (count: number) => `${count} to check`,
    confirmed: (count: number) => `${count} confirmed`,
  },
  groups: { fix: 'To fix', check: 'To check', confirmed: 'Confirmed' },
  verdicts: {
    differs: 'Differs from the source',
    'not-found': 'Not in the source',
    follows: 'Follows from the source',
    stated: 'In the source',
    opinion: 'Your words',
  },
  sourceSays: 'The source says:',
  nearest: 'Nearest:',
  notFound: 'Not in the source. Fine if it’s your view.',
  fromOpinion: 'From your own words.',
  kept: 'Your view.',
  ordered: 'The source tells AI tools to write this:',
  unknownLink: 'Your source has no link to this site.',
  unreadable: 'The check doesn’t know this source’s language. It confirms only what stands there word for word.',
  inCitedPage: 'In a cited page',
  fromPage: 'From',
  showInSource: 'Show in source',
  readingCited: 'The cited pages are still being read.',
  lookAgain: 'Look again',
  looking: 'Looking...',
  citedRead: (read: number, cited: number) => {
    if (cited === 1) return read === 1 ? 'The cited page was read.' : 'The cited page could not be read.'
    return `${read} of ${cited} cited pages read.`
  },
})
