import { catalogue } from '#client/lib/catalogue'

/** Words of the brand kit in the settings. */
export const brandTexts = catalogue('brand', {
  loading: 'Loading your brand kit',
  failed: 'Your brand kit could not be loaded',
  saved: { title: 'Brand Kit Saved', description: 'New visuals made from your posts use it.' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save your brand kit.' },
  colours: {
    title: 'Colours',
    text: 'Visuals made from your posts use them. Text is always set in a colour that can be read on what it stands on.',
    own: 'Use my own colours',
    background: 'Background',
    textColour: 'Text',
    accent: 'Accent',
    code: (label: string) => `${label}, as code`,
    faint: 'Your text is hard to read on your background. Visuals use a darker or lighter colour for it.',
  },
  fonts: {
    title: 'Fonts',
    text: 'One for headings, one for everything else.',
    heading: 'Headings',
    body: 'Other text',
    designed: 'As the template has it',
  },
  signature: {
    title: 'Signature',
    text: 'Stands at the foot of visuals made from your posts. It has your portrait from Account; without one, your logo.',
    handle: 'Handle or website',
    handleHint: 'Stands below your name, for example “example.com”.',
    logo: 'Logo',
    noLogo: 'No logo yet. A PNG with a transparent background works best.',
    logoAlt: 'Your logo',
    choose: 'Choose Logo',
    change: 'Change Logo',
    remove: 'Remove',
    sending: 'Uploading...',
    logoFailed: 'Logo not uploaded',
  },
  preview: {
    title: 'Preview',
    text: 'How a headline looks in your brand.',
    name: 'Preview of a visual in your brand',
    headline: 'A headline in your own colours and fonts',
    source: 'Source',
    date: 'Date',
  },
})
