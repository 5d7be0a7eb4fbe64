/** Every text of the generator, the history and the recent posts, so that they can be found and translated together. */

export const generatorTexts = {
  title: 'AI Post Generator',
  windowTitle: 'Generate Post',
  lede: 'From an article, a text or a document to a post you can stand behind.',
  tabsLabel: 'Where the content comes from',
  tabs: { 'text-input': 'Text', 'url-input': 'Article URL', 'file-upload': 'File Upload' },
  text: { label: 'Text', placeholder: 'Paste the article or your notes' },
  url: { label: 'Article URL', placeholder: 'https://' },
  file: {
    label: 'File',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove file',
    drop: 'or drop it here',
    hint: 'PDF, Word, plain text, CSV, Excel or PowerPoint, up to 10 MB.',
    stored: 'The document of this post is kept. Generate reads it again.',
  },
  style: { label: 'Content Style', own: 'Your styles', shared: 'Shared styles' },
  model: { label: 'AI Model', notConfigured: 'not configured', needsPro: 'Pro' },
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
      'An opinion of your own is what readers answer to.',
      'One article makes one point. Leave the rest out.',
      'Save a Content Style to reuse its model and language.',
    ],
  },
  recap: { change: 'Change', untitled: 'Your source' },
  choicesFailed: {
    title: 'The choices could not be loaded',
    text: 'Models and styles did not arrive. What you typed is kept.',
    retry: 'Try Again',
  },
} as const

export const upgradeTexts = {
  quotaTitle: (used: string, max: string) => `You have used ${used} of ${max} posts this month`,
  trialTitle: 'Your trial has ended',
  proTitle: 'Your Pro subscription has ended',
  keptUntil: (date: string) => `Your posts, visuals and media are kept until ${date}. With Pro they stay.`,
  kept: 'Everything you made stays readable and editable.',
  newMonth: 'A new month starts at zero. Everything you made stays readable and editable.',
  button: 'Upgrade to Pro',
} as const

/** What the form says when something is missing: a toast's title and text; the field shows the text too. */
export const problemTexts = {
  urlRequired: { title: 'URL Required', description: 'Please enter a valid article URL.' },
  urlInvalid: { title: 'Invalid URL', description: 'Please enter a valid URL.' },
  urlTooLong: { title: 'Invalid URL', description: 'This address is longer than 4,000 characters.' },
  textRequired: { title: 'Text Required', description: 'Please enter some text content.' },
  textTooLong: { title: 'Text Too Long', description: 'Please shorten the text to 200,000 characters.' },
  fileRequired: { title: 'File Required', description: 'Please upload a file.' },
  fileType: {
    title: 'Invalid File Type',
    description: 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.',
  },
  fileSize: { title: 'File Too Large', description: 'Please upload a file smaller than 10MB.' },
  opinionTooLong: { title: 'Opinion Too Long', description: 'Please shorten your opinion to 5,000 characters.' },
} as const

/** Said once when a choice had to be changed for the author. */
export const choiceNotices = {
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
} as const

export const resultTexts = {
  title: 'Generated Content',
  empty: { title: 'No content generated yet', text: 'Add an article, a text or a file, then press Generate.' },
  status: {
    fetching: 'Fetching the page.',
    reading: 'Reading the source.',
    writing: 'Writing the post.',
    cancelled: 'Cancelled. No post was used.',
    done: (characters: string) => `The post is ready. It has ${characters} characters.`,
  },
  cancel: 'Cancel',
  edit: 'Edit',
  copy: 'Copy',
  visual: 'Create Visual',
  share: 'Share on LinkedIn',
  save: 'Save Changes',
  saving: 'Saving...',
  editLabel: 'Post text',
  overLimit: (units: string) => `${units} over LinkedIn's limit. Shorten it before you share.`,
  tooLong: "The post is longer than LinkedIn's 3,000 characters. Shorten it before you share.",
  longShare:
    'LinkedIn may cut a post this long on its way. The whole text is copied when you share, so you can paste it there.',
  sources: 'Web sources',
  openSource: 'Opens in a new tab',
  from: 'From',
  fromText: 'From pasted text',
  fromFile: 'From the document',
  by: 'by',
  wordsRead: (words: string) => `${words} words read.`,
  cut: 'Only the beginning was read, because it is very long.',
  storedFailed: 'The post could not be loaded',
  toHistory: 'Post History',
  loading: 'Loading the post',
} as const

export const failureTexts = {
  title: 'Generation Failed',
  fallback: 'Failed to generate post. Please try again.',
  fileFallback: 'Failed to upload file',
  kept: 'Your form is unchanged and no post was used.',
  retry: 'Try Again',
  pasteText: 'Paste the text instead',
  pasteHint: 'Open the article in your browser, copy its text and paste it here.',
  streamBroken: 'The connection was lost before the post was complete. Please try again.',
} as const

export const toasts = {
  generated: { title: 'Post Generated!', description: 'Your LinkedIn post has been created successfully.' },
  copied: { title: 'Copied!', description: 'Post content copied to clipboard.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
  saved: { title: 'Post Saved', description: 'Your changes have been saved.' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save changes.' },
  deleted: { title: 'Post Deleted', description: 'The post is gone from your history.' },
  deleteFailed: { title: 'Delete Failed', description: 'Failed to delete post.' },
  published: { title: 'Post Published', description: 'It is marked as published in your history.' },
  unpublished: { title: 'Post Unpublished', description: 'It is a draft again.' },
  updateFailed: { title: 'Update Failed', description: 'Failed to update post.' },
} as const

export const historyTexts = {
  title: 'Post History',
  summary: {
    title: 'Summary',
    totalPosts: 'Total posts',
    postsWithVisuals: 'Posts with visuals',
    gpt4Posts: 'GPT-4 posts',
    claudePosts: 'Claude posts',
    loading: 'Counting posts',
    failed: 'Your posts could not be counted.',
  },
  filters: {
    label: 'Find posts',
    search: 'Search posts',
    model: 'Model',
    allModels: 'All models',
    order: { newest: 'Newest first', oldest: 'Oldest first' },
    changeOrder: 'Change the order',
    clear: 'Clear filters',
  },
  tabsLabel: 'View',
  tabs: { list: 'List View', calendar: 'Calendar View' },
  found: (posts: string) => `${posts} found`,
  foundMore: (posts: string) => `The first ${posts} of those found`,
  empty: { title: 'No posts found', text: 'Posts you generate are kept here.', action: 'Generate Post' },
  noMatch: { title: 'No posts found', text: 'No post matches your search and filters.' },
  emptyDay: {
    title: 'No posts found',
    text: 'Nothing was generated on this day.',
    noMatch: 'No post of this day matches your search and filters.',
    latest: 'Go to the latest post',
  },
  failed: { title: 'Your posts could not be loaded', retry: 'Try Again' },
  loading: 'Loading posts',
  posts: (count: number) => (count === 1 ? 'post' : 'posts'),
  characters: 'characters',
  draft: 'Draft',
  published: 'Published',
  withVisual: 'With Visual',
  writtenWith: (label: string) => `written with ${label}`,
  composed: 'composed without AI',
  edit: 'Edit',
  copy: 'Copy',
  visual: 'Create Visual',
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
  undo: 'Undo',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleteDetail: (title: string) => `“${title}” and its first draft go with it.`,
  more: 'Show more',
  loadingMore: 'Loading...',
} as const

export const monthTexts = {
  title: 'This Month',
  postsGenerated: 'Posts generated',
  visualsCreated: 'Visuals created',
  modelsUsed: 'AI Models Used',
  loading: 'Counting this month',
  failed: 'This month could not be counted.',
  retry: 'Try Again',
} as const

export const recentTexts = {
  empty: { title: 'No posts yet. Create your first post!', text: 'Any news article will do.', action: 'Generate Post' },
  failed: { title: 'Your posts could not be loaded', retry: 'Try Again' },
  loading: 'Loading recent posts',
  generated: 'Generated',
  withVisual: 'With Visual',
  regenerate: 'Regenerate',
  copy: 'Copy',
  /** Short, as the screen has two larger ways to a new visual. */
  visual: 'Visual',
} as const
