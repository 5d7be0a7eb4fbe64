import { catalogue } from '#client/lib/catalogue'

/** Words of the brand kit in the settings. */
export const brandTexts = catalogue('brand', {
  loading: 'Loading your brand kit',
  failed: 'Your brand kit could not be loaded',
  saved: { title: 'Brand Kit Saved', description: 'New visuals made from your posts use it.' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save your brand kit.' },
  colours: {
    title: 'Colors',
    text: 'Visuals made from your posts use them. Text always gets a color that is readable on its background.',
    own: 'Use my own colors',
    background: 'Background',
    textColour: 'Text',
    accent: 'Accent',
    code: (label: string) => `${label}, hex code`,
    faint: 'Your text is hard to read on your background. Visuals use a darker or lighter color for it.',
  },
  fonts: {
    title: 'Fonts',
    text: 'One for headings, one for everything else.',
    heading: 'Headings',
    body: 'Other text',
    designed: 'As in the template',
  },
  signature: {
    title: 'Signature',
    text: 'Shown at the bottom of visuals made from your posts, with your portrait from Account or, without one, your logo.',
    handle: 'Handle or website',
    handleHint: 'Shown below your name, for example “example.com”.',
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
    text: 'How a headline looks with your brand kit.',
    name: 'Preview of a visual with your brand kit',
    headline: 'A headline in your own colors and fonts',
    source: 'Source',
    date: 'Date',
  },
})
