import type { Voice, WritingSource } from '#server/writing/writer'

/** The sample for previews of templates: an article and an author, recognisably made up. */

export const sampleSource: WritingSource = {
  title: 'Town library finds that Sunday opening pays',
  byline: null,
  published: '2025-03-14',
  siteName: 'Sample article',
  language: 'en',
  url: 'https://example.com/sample-article',
  isOwn: false,
  text: `This is a sample article, written to show what a prompt looks like. The town in it does not exist.

The town library has counted its visitors for six months and found that every fifth of them now comes on a Sunday. Since September the doors have been open from ten to four on that day. In the first month 310 people came each Sunday, in February it was 540.

The extra hours cost 38,000 euros a year, mostly for two half-time posts. In return the library closes on Monday mornings, when fewer than 40 people used to come. "We did not add a day, we moved it to where our readers are," the library's report says.

Who comes has changed as well. On weekdays most visitors are older than 60 or still at school. On Sundays more than half are parents with children, and a third of the cards issued since September went to families who had none before.

The council decides in May whether the trial becomes permanent. The report recommends it, on one condition: the heating has to be renewed first, because the reading room does not get warmer than 18 degrees in winter.`,
}

export const sampleVoice: Omit<Voice, 'style'> = {
  examplePosts: [
    `We asked people why they never called back. Most had called, but after we closed.

Opening hours are the cheapest thing a service can change. They are also the first thing its users notice.`,
  ],
  author: {
    role: 'Head of a town library',
    field: 'Public services',
    writesFor: '',
    standsFor: 'Services that fit the day of those who use them.',
  },
  profile: '',
  targetAudience: 'People who run public services in small towns.',
  customPrompt: 'Keep it under 1,000 characters.',
  address: null,
  opinion: 'Moving hours is worth more than adding them, and it can be tried without waiting for a budget.',
}
