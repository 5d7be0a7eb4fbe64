/** Every text of the check against the source, so that they can be found and translated together. */

export const checkingTexts = {
  title: 'Checked against the source',
  loading: 'Checking the post against its source',
  failed: 'The source could not be loaded',
  empty: 'This post has no numbers, dates, quotations or names to look for in the source.',
  notFound: 'not found',
  supported: 'supported',
  opinion: 'your opinion',
  verdicts: { 'not-found': 'Not in the source', supported: 'In the source', opinion: 'Your own words' },
  nearest: 'Nearest:',
  nothingNear: 'Nothing like it is in the source.',
  fromOpinion: 'Your own words, from Your Opinion.',
  kept: 'You kept it.',
  showInPost: 'Show in post',
  supportedList: (count: number) =>
    count === 1 ? '1 claim found in the source' : `${count} claims found in the source`,
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
} as const

export const sourceBoxTexts = {
  label: 'The source’s text',
  hint: 'Point at a claim to see its sentence here.',
  supports: (claim: string) => `What the source says of “${claim}”`,
  nearest: (claim: string) => `The sentence nearest to “${claim}”`,
  nothing: (claim: string) => `No sentence is like “${claim}”`,
} as const

export const askTexts = {
  title: (count: number) => (count === 1 ? '1 claim is not in the source' : `${count} claims are not in the source`),
  lead: 'The check did not find this in the source: ',
  more: (count: number) => ` and ${count} more`,
  once: 'You are asked once for each claim.',
  copy: 'Copy anyway',
  share: 'Share anyway',
  back: 'Back to the post',
} as const
