import { catalogue } from '#client/lib/catalogue'

/** Every text about what could be made of an article, before a post is written. */
export const anglesTexts = catalogue('generatorAngles', {
  title: 'What should the post be about?',
  suggest: 'Suggest angles',
  again: 'Try again',
  reading: 'Reading the source...',
  suggesting: 'Looking for angles...',
  ready: 'Angles to choose from are ready.',
  chosen: 'Angle',
  kinds: { consequence: 'Consequence', tension: 'Tension', lesson: 'Lesson', number: 'Number' },
  fromFacts: 'Sentences from the article, without AI.',
  none: 'No point stands out. Just generate.',
  stances: 'Suggested opinions',
  cautions: {
    crime: {
      title: 'This may not be a good post',
      text: 'The article seems to be about a crime and private people. A post may hurt them.',
    },
    tragedy: {
      title: 'This may not be a good post',
      text: 'The article seems to be about people who were hurt or died. A post may look like using their grief.',
    },
    gossip: {
      title: 'This may not be a good post',
      text: 'The article seems to be about someone’s private life. That rarely helps a professional’s name.',
    },
  },
})
