import { catalogue } from '#client/lib/catalogue'

/** Every text of the check against the source, so that they can be found and translated together. */

export const checkingTexts = catalogue('checking', {
  title: 'Checked against the source',
  loading: 'Checking the post against its source',
  failed: 'The source could not be loaded',
  empty: 'This post has no numbers, dates, quotations or names to look for in the source.',
  different: (count: number) => (count === 1 ? '1 looks different' : `${count} look different`),
  notFound: 'not found',
  found: 'found in the article',
  allFound: 'All facts found in the article',
  foundInSeveral: 'found in the sources',
  allFoundInSeveral: 'All facts found in the sources',
  opinion: 'your opinion',
  verdicts: {
    differs: 'Looks different in the source',
    'not-found': 'Not found in the source',
    follows: 'Follows from the source',
    stated: 'In the source',
    opinion: 'Your own words',
  },
  sourceSays: 'The source says:',
  nearest: 'Nearest:',
  nothingNear: 'Nothing like it is in the source.',
  fromOpinion: 'Your own words, from Your Opinion.',
  kept: 'You kept it.',
  showInPost: 'Show in post',
  supportedList: (count: number) =>
    count === 1 ? '1 claim found in the source' : `${count} claims found in the source`,
  ordered: 'The source tells AI tools to write this:',
  unknownLink: 'Neither your opinion nor the source has a link to this site.',
  inCitedPage: 'In a cited page',
  fromPage: 'From',
  readingCited: 'The cited pages are still being read. What comes from them counts as not found until then.',
  lookAgain: 'Look again',
  looking: 'Looking...',
  citedRead: (read: number, cited: number) => {
    if (cited === 1 && read === 1) return 'The cited page was read and counts as a source.'
    if (cited === 1) return 'The cited page was not read. What comes from it counts as not found here.'
    if (read === 0) return `None of ${cited} cited pages was read. What comes from them counts as not found here.`
    if (read === 1) return `1 of ${cited} cited pages was read and counts as a source.`
    return `${read} of ${cited} cited pages were read and count as sources.`
  },
})

export const sourceBoxTexts = catalogue('checkingSource', {
  label: 'The source’s text',
  hint: 'Hover over a fact to see where it comes from.',
  supports: (claim: string) => `What the source says of “${claim}”`,
  nearest: (claim: string) => `The sentence nearest to “${claim}”`,
  nothing: (claim: string) => `No sentence is like “${claim}”`,
})
