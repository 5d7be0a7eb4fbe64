/** Limits on user input that both sides must share. Sources: spec sections 5 and 9, and the limits below them. */
export const limits = {
  /** 10 MiB, inclusive. */
  fileBytes: 10 * 1024 * 1024,
  /** Of a page that a reader's browser hands over, as UTF-8. */
  handedOverBytes: 5 * 1024 * 1024,
  textCharacters: 200_000,
  addressCharacters: 4_000,
  opinionCharacters: 5_000,
  /** Of an angle or a stance, which is one line. */
  angleCharacters: 500,
  titleCharacters: 300,
  /** Maximum stored while editing; LinkedIn's own limit is shown, not enforced, so that nothing typed is lost. */
  postCharactersStored: 20_000,
  /** Of a post's first line, so that it can be read in a phone's feed. */
  firstLineCharacters: 110,
  /** The usual length of a post: requested from the models, and best for the feed. */
  usualPost: { least: 900, most: 1_500 },
  /** Versions of a post that its author typed, saved or discarded; the oldest go first. */
  ownVersions: 20,
  /** A requested change to a post, in the author's own words. */
  instructionCharacters: 500,
  /** A passage to be reworded: several sentences, or a paragraph. */
  passageCharacters: 1_000,
  /** Claims per post that the author confirmed although the source lacks them; the oldest are dropped first. */
  acceptedClaims: 500,
  acceptedClaimCharacters: 300,
  /** Names of styles, templates and the like. */
  nameCharacters: 100,
  promptCharacters: 20_000,
  settingCharacters: 5_000,
  examplePosts: 3,
  examplePostCharacters: 5_000,
  userStyles: 50,
  /** An author's role, field and readers; their opinions may be longer. */
  authorCharacters: 300,
  standsForCharacters: 1_000,
  /** Below an author's name on a visual. */
  handleCharacters: 60,
  /** Sentences about how an author writes. */
  profileCharacters: 4_000,
  /** Posts that an author wrote elsewhere, and how many of them are shown to the model. */
  ownPosts: 50,
  ownPostsShown: 3,
  /** Of a post in an archive: a shorter one is a remark on a link, and says little about a writing style. */
  ownPostWords: 15,
  /** Posts of LinkedIn's archive that new posts are compared with, and the bytes of the request that saves them. */
  archivePosts: 2_000,
  archiveBytes: 8 * 1024 * 1024,
  /** Feeds of a workspace, and how often each may be read. */
  feeds: 200,
  feedBytes: 5 * 1024 * 1024,
  feedIntervalMinutes: { least: 5, usual: 60, most: 24 * 60 },
  /** Characters of an OPML file. */
  feedListCharacters: 500_000,
  /** Stories of the inbox in one answer. */
  inboxStories: 100,
  inboxStoriesDefault: 30,
  snippets: 50,
  snippetCharacters: 1_000,
  postsPerPage: 1_000,
  postsPerPageDefault: 200,
  /** Bytes of a JSON body. */
  jsonBytes: 1024 * 1024,

  /** Bytes of a JSON body that carries a visual's document. */
  canvasBytes: 5 * 1024 * 1024,
  visuals: 500,
  /** Bytes of all of a person's visuals and their earlier versions. */
  visualBytesTrial: 100 * 1024 * 1024,
  visualBytesPro: 1024 * 1024 * 1024,
  visualsPerPage: 100,
  visualTemplates: 100,
  /** Bytes of a template's document: lists carry them whole. */
  templateBytes: 256 * 1024,
  descriptionCharacters: 500,
  /** Pictures one may keep, and the bytes of all of them with their thumbnails. */
  mediaAssets: 2_000,
  mediaBytesTrial: 100 * 1024 * 1024,
  mediaBytesPro: 1024 * 1024 * 1024,
  /** Width times height of a picture. */
  picturePixels: 25_000_000,
  /** The box that thumbnails of pictures fit in, and the width of those of visuals. */
  thumbnailPixels: 400,
  /** Width of a visual in the preview's feed, twice the feed's own. */
  feedPixels: 1_104,
  /** Whole pictures that one drawing for the feed may hold; beyond, their thumbnails are drawn. */
  feedPicturePixels: 16_000_000,
  /** Width times height of a published visual: LinkedIn accepts 36,152,320. Larger ones are scaled down. */
  publishedPixels: 36_000_000,
  fileNameCharacters: 255,
  tags: 20,
  tagCharacters: 50,
} as const
