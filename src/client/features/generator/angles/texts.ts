import { catalogue } from '#client/lib/catalogue'

/** Every text about what could be made of an article, before a post is written. */
export const anglesTexts = catalogue('generatorAngles', {
  title: 'What should the post be about?',
  suggest: 'Suggest angles',
  hint: 'Reads the source and offers three points to write about. You can also just generate.',
  again: 'Try Again',
  reading: 'Reading the source...',
  suggesting: 'Looking for angles...',
  ready: 'Angles to choose from are ready.',
  chosen: 'Angle',
  remove: 'Write without this angle',
  kinds: { consequence: 'Consequence', tension: 'Tension', lesson: 'Lesson', number: 'Number' },
  fromFacts: 'These are sentences of the article, found without a model.',
  none: 'Nothing in this source stands out by itself. Generate chooses the point.',
  failed: 'No angles could be found.',
  stances: 'No opinion yet? You could take one of these:',
  /** On phones. */
  noOpinion: 'No opinion yet?',
  stancesOffered: (count: number) =>
    count === 1 ? 'There is one you could take.' : `There are ${count} you could take.`,
  showOthers: (count: number) => (count === 1 ? 'Show the other one' : `Show the other ${count}`),
  hideOthers: 'Hide the others',
  cautions: {
    crime: {
      title: 'This may not be a good post',
      text: 'The article seems to be about a crime and private people. A post about it may hurt them, and readers rarely thank you for it. You can write it all the same.',
    },
    tragedy: {
      title: 'This may not be a good post',
      text: 'The article seems to be about people who were hurt or died. Readers may take a post about it as using their grief. You can write it all the same.',
    },
    gossip: {
      title: 'This may not be a good post',
      text: 'The article seems to be about somebody’s private life. That rarely helps a professional’s name. You can write it all the same.',
    },
  },
})
