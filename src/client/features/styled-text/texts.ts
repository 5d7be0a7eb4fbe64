import { catalogue } from '#client/lib/catalogue'

export const styledTextTexts = catalogue('styledText', {
  label: 'Letters',
  bold: 'Bold',
  italic: 'Italic',
  plain: 'Plain',
  nothingSelected: 'Select some text first.',
  nothingToChange: 'Nothing to change. Links, hashtags and mentions stay plain.',
  note: 'These are look-alike letters: LinkedIn has no bold or italic. Screen readers and search may miss them.',
  understood: 'Got it',
})
