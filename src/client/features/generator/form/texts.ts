import { catalogue } from '#client/lib/catalogue'
import { grouped, megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text of the generator's form. */

export const formTexts = catalogue('generatorForm', {
  tabsLabel: 'Where the content comes from',
  tabs: { 'text-input': 'Text', 'url-input': 'Article URL', 'file-upload': 'File Upload' },
  text: {
    label: 'Text',
    placeholder: 'Paste an article or your notes',
    /** After an address could not be read. */
    pasteHint: 'Open the article in your browser, copy its text and paste it here.',
  },
  url: { label: 'Article URL', placeholder: 'Paste a link, a text, or drop a file' },
  file: {
    label: 'File',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove file',
    drop: 'or drop it here',
    hint: `PDF, Office, EPUB, email, web page, captions, CSV or text, up to ${megabytes(limits.fileBytes)} MB.`,
    stored: 'Kept with this post.',
  },
  own: { label: 'This is', own: 'My own text', article: 'An article' },
  moreSources: (count: number) => (count === 1 ? '1 more source' : `${count} more sources`),
  options: 'Options',
  style: { label: 'Content Style', own: 'Your styles', shared: 'Shared styles' },
  model: { label: 'AI Model', needsPro: 'Pro' },
  language: { label: 'Post Language' },
  webSearch: {
    label: 'Web Search',
    badge: 'Pro Feature',
    needsPlan: 'Web search is only available in paid plans.',
    needsModel: 'Web search is only available with OpenAI GPT-4o model.',
  },
  opinion: { label: 'Your Opinion', placeholder: 'What do you make of it?' },
  generate: 'Generate',
  generating: 'Generating...',
  tips: {
    title: 'Pro Tips',
    lines: [
      'Readers respond to your own opinion.',
      'Make one point per post. Leave the rest out.',
      'Save a Content Style to reuse its model and language.',
    ],
  },
  recap: { newPost: 'New post', change: 'Change', again: 'Generate again', untitled: 'Your source' },
  unfinished: {
    continueWith: (name: string) => `Continue with “${name}”`,
    continue: 'Continue where you left off',
    forget: 'Discard it',
  },
  choicesFailed: {
    title: 'Models and styles could not be loaded',
    text: 'What you typed is kept.',
    retry: 'Try again',
  },
})

export const shapeTexts = catalogue('generatorShape', {
  length: 'Length',
  lengths: { short: 'Short', medium: 'Medium length', long: 'Long' },
  hashtagsNow: (count: number) => (count === 0 ? 'no hashtags' : count === 1 ? '1 hashtag' : `${count} hashtags`),
  sources: { passing: 'Source in a sentence', line: 'Source on its own line', comment: 'Source in the first comment' },
})

export const upgradeTexts = catalogue('generatorUpgrade', {
  quotaTitle: (used: string, max: string) => `You have used ${used} of ${max} posts this month`,
  trialTitle: 'Your trial has ended',
  teamTrialTitle: 'This team’s trial has ended',
  proTitle: 'Your Pro subscription has ended',
  keptUntil: (date: string) => `Your work is kept until ${date}. With Pro it stays.`,
  kept: 'You can still read and edit everything you made.',
  nextMonth: 'You can write again next month.',
  newMonth: 'You can write again next month. Enterprise has no limit.',
  button: 'Upgrade to Pro',
  enterprise: 'See Enterprise',
})

/** How many drafts are written side by side. */
export const draftsTexts = catalogue('generatorDrafts', {
  count: (count: number) => `${count} drafts`,
})

/** What the form says when something is missing: a toast's title and text; the field shows the text too. */
export const problemTexts = catalogue('generatorProblems', {
  urlRequired: { title: 'URL Required', description: 'Please enter a valid article URL.' },
  urlInvalid: { title: 'Invalid URL', description: 'Please enter a valid URL.' },
  urlTooLong: {
    title: 'Invalid URL',
    description: `URLs can have up to ${grouped(limits.addressCharacters, 'en')} characters.`,
  },
  textRequired: { title: 'Text Required', description: 'Please enter some text content.' },
  textTooLong: {
    title: 'Text Too Long',
    description: `Please shorten the text to ${grouped(limits.textCharacters, 'en')} characters.`,
  },
  moreUnread: { title: 'Source not added', description: 'Add the other source first, or remove it.' },
  fileRequired: { title: 'File Required', description: 'Please upload a file.' },
  fileType: {
    title: 'Invalid File Type',
    description: 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.',
  },
  fileSize: {
    title: 'File Too Large',
    description: `Please upload a file smaller than ${megabytes(limits.fileBytes)}MB.`,
  },
  opinionTooLong: {
    title: 'Opinion Too Long',
    description: `Please shorten your opinion to ${grouped(limits.opinionCharacters, 'en')} characters.`,
  },
})

/** Said once when a choice had to be changed for the author. */
export const warningTexts = catalogue('generatorNotices', {
  fileModel: {
    title: 'Model Not Supported',
    description: 'Document upload works with GPT-5, GPT-4o and GPT-4.1.',
  },
  modelUnavailable: {
    title: 'Model Not Supported',
    description: 'The saved model isn’t available to you. Another one is chosen.',
  },
  webSearch: {
    title: 'Web Search Unavailable',
    description: 'Web search is only available with OpenAI GPT-4o model.',
  },
})
