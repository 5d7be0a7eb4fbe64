import { catalogue } from '#client/lib/catalogue'

export const styledTextTexts = catalogue('styledText', {
  label: 'Letters',
  bold: 'Bold',
  italic: 'Italic',
  plain: 'Plain',
  nothingSelected: 'Select some text first.',
  nothingToChange: 'Nothing to change here. Links, hashtags and mentions stay as they are.',
  note: 'LinkedIn has no bold or italic, so these are other characters that look like it. Screen readers spell or skip them, and search does not find them. Plain takes them off again.',
  understood: 'Got it',
})
