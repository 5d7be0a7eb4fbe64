import type { Answer } from '#shared/contract/contract'

/** Posts in the server's form, for component tests. */

type Post = Answer<'listPosts'>[number]
type PostDetail = Answer<'getPost'>

export function samplePost(change: Partial<Post> = {}): Post {
  return {
    id: 'a',
    title: 'The harbour grows',
    content: 'Traffic in the harbour rose 12 % in the third quarter.\n\nIt employs 61 people in Genoa.',
    mentions: [],
    version: 1,
    status: 'draft',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    sourceUrl: 'https://news.example/harbour',
    sourceTitle: 'The harbour grows',
    sourceKind: 'url',
    sourceSiteName: 'The Quay',
    sourceByline: null,
    sourcePublished: null,
    sourceIsHandedOver: false,
    moreSources: [],
    sources: [],
    articleId: 'article-a',
    aiModel: 'gpt-4o',
    modelLabel: 'OpenAI GPT-4o',
    language: 'english',
    userOpinion: null,
    contentStyleId: null,
    hasWebSearch: false,
    hasVisual: false,
    thumbnailUrl: null,
    publication: null,
    author: null,
    note: null,
    voice: null,
    ...change,
  }
}

export type PostFile = PostDetail['files'][number]

export function samplePostFile(change: Partial<PostFile> = {}): PostFile {
  const { id = 'one' } = change
  return {
    id,
    kind: 'photo',
    name: `${id}.png`,
    mimeType: 'image/png',
    bytes: 700,
    width: 1600,
    height: 900,
    pages: 1,
    seconds: 0,
    altText: '',
    url: `/api/posts/own-files/files/${id}/file`,
    previewUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    createdAt: '2026-11-22T18:30:00.000Z',
    ...change,
  }
}

const sampleSource =
  'Traffic in the harbour rose 12 percent in the third quarter, the port authority said.\n\nIt employs 61 people in Genoa.'

export function samplePostDetail(change: Partial<PostDetail> = {}): PostDetail {
  const post = samplePost(change)
  return {
    ...post,
    firstDraft: post.content,
    upstreamModel: 'gpt-4o-2024',
    brief: null,
    isOwn: false,
    promptTemplate: null,
    article: {
      articleId: post.articleId,
      kind: 'url',
      status: 'ok',
      title: 'The harbour grows',
      byline: null,
      published: null,
      siteName: 'The Quay',
      language: 'en',
      leadImage: null,
      url: post.sourceUrl,
      words: 22,
      truncated: false,
      contentHash: 'abc123',
      readAt: '2026-11-20T11:59:00.000Z',
      isHandedOver: false,
    },
    sourceText: sampleSource,
    moreArticles: [],
    citedTexts: [],
    isReadingCited: false,
    acceptedClaims: [],
    voiceExamples: [],
    versions: [],
    workingCopy: null,
    files: [],
    poll: null,
    savedBy: null,
    visual: null,
    ...change,
  }
}
