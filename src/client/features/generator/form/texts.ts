import { catalogue } from '#client/lib/catalogue'
import { grouped, megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text of the generator's form. */

export const formTexts = catalogue('generatorForm', {
  tabsLabel: 'Where the content comes from',
  tabs: { 'text-input': 'Text', 'url-input': 'Article URL', 'file-upload': 'File Upload' },
  text: {
    label: 'Text',
    placeholder: 'Paste the article or your notes',
    /** After an address could not be read. */
    pasteHint: 'Open the article in your browser, copy its text and paste it here.',
  },
  url: { label: 'Article URL', placeholder: 'https://' },
  file: {
    label: 'File',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove file',
    drop: 'or drop it here',
    hint: `PDF, Office and OpenDocument files, EPUB, RTF, e-mail, web page, captions, CSV or text, up to ${megabytes(limits.fileBytes)} MB.`,
    speakerNotes: 'Read the speaker notes too',
    stored: 'The document of this post is kept. Generate reads it again.',
  },
  own: { label: 'This is', own: 'My own text', article: 'An article' },
  /** On phones: style, model, language and web search in one line. */
  choices: 'Style and model',
  style: { label: 'Content Style', own: 'Your styles', shared: 'Shared styles' },
  model: { label: 'AI Model', needsPro: 'Pro' },
  language: { label: 'Post Language' },
  webSearch: {
    label: 'Web Search',
    badge: 'Pro Feature',
    hint: 'Pages it cites count as sources.',
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
  recap: { change: 'Change', again: 'Generate again', untitled: 'Your source' },
  choicesFailed: {
    title: 'The choices could not be loaded',
    text: 'Models and styles did not arrive. What you typed is kept.',
    retry: 'Try Again',
  },
})

/** Further sources of the same post. */
export const moreTexts = catalogue('generatorMoreSources', {
  addAnother: 'Add another source',
  label: (number: number) => `Source ${number}`,
  hint: 'Paste a link or a text.',
  placeholder: 'https:// or text',
  add: 'Add',
  adding: 'Reading...',
  file: 'Choose a file',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  unusable: 'There is no article to write from here. Remove it, or paste its text instead.',
  same: 'This text is already a source of the post. It is used once.',
  composer: 'Built-in (no AI) quotes the first source only.',
  count: (count: number) => (count === 1 ? '1 more source' : `${count} more sources`),
})

export const shapeTexts = catalogue('generatorShape', {
  title: 'Shape',
  form: 'Form',
  anyForm: 'As it fits the source',
  length: 'Length',
  lengths: { short: 'Short', medium: 'Medium', long: 'Long' },
  characters: (count: string) => `About ${count} characters.`,
  hashtags: 'Hashtags at most',
  hashtagsNow: (count: number) => (count === 0 ? 'no hashtags' : count === 1 ? '1 hashtag' : `${count} hashtags`),
  source: 'Source',
  sources: { passing: 'Source in a sentence', line: 'Source on its own line', comment: 'Source in the first comment' },
})

export const upgradeTexts = catalogue('generatorUpgrade', {
  quotaTitle: (used: string, max: string) => `You have used ${used} of ${max} posts this month`,
  trialTitle: 'Your trial has ended',
  proTitle: 'Your Pro subscription has ended',
  keptUntil: (date: string) => `Your posts, visuals and media are kept until ${date}. With Pro they stay.`,
  kept: 'Everything you made stays readable and editable.',
  nextMonth: 'The count starts again next month. Everything you made stays readable and editable.',
  newMonth:
    'The count starts again next month. Enterprise has no limit. Everything you made stays readable and editable.',
  button: 'Upgrade to Pro',
  enterprise: 'See Enterprise',
})

/** How many drafts are written side by side. */
export const draftsTexts = catalogue('generatorDrafts', {
  label: 'Drafts',
  count: (count: number) => `${count} drafts`,
  hint: 'Written side by side, each from another side. You choose one. They count as one post.',
})

/** What the form says when something is missing: a toast's title and text; the field shows the text too. */
export const problemTexts = catalogue('generatorProblems', {
  urlRequired: { title: 'URL Required', description: 'Please enter a valid article URL.' },
  urlInvalid: { title: 'Invalid URL', description: 'Please enter a valid URL.' },
  urlTooLong: {
    title: 'Invalid URL',
    description: `This address is longer than ${grouped(limits.addressCharacters, 'en')} characters.`,
  },
  textRequired: { title: 'Text Required', description: 'Please enter some text content.' },
  textTooLong: {
    title: 'Text Too Long',
    description: `Please shorten the text to ${grouped(limits.textCharacters, 'en')} characters.`,
  },
  moreUnread: { title: 'Source Not Added', description: 'Add the further source first, or remove it.' },
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
export const noticeTexts = catalogue('generatorNotices', {
  fileModel: {
    title: 'Model Not Supported',
    description: 'Document upload works with GPT-5, GPT-4o and GPT-4.1.',
  },
  modelUnavailable: {
    title: 'Model Not Supported',
    description: 'The model this was saved with is not available to you here. Another one is chosen.',
  },
  webSearch: {
    title: 'Web Search Unavailable',
    description: 'Web search is only available with OpenAI GPT-4o model.',
  },
})
