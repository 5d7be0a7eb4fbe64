/**
 * Who may import whom, and which npm packages. Changing it is a decision: a new arrow is one reviewed line.
 *
 * A tower's lowest floor comes first; a file may import from its own floor and from any floor below it.
 */
export const towers: readonly (readonly (readonly string[])[])[] = [
  [
    ['shared'],
    ['server/migrations', 'server/platform'],
    ['server/reading', 'server/writing', 'server/adapters'],
    ['server/context'],
    ['server/features'],
    ['server/app', 'server/pages', 'server/site-documents', 'server/main', 'server/commands'],
  ],
  [
    ['shared'],
    ['client/lib', 'client/ui', 'client/styles'],
    ['client/queries'],
    ['client/editor'],
    ['client/features'],
    ['client/screens'],
    ['client/main', 'client/german'],
  ],
  // the public pages, rendered at build time: they use the app's styles and none of its features
  [['shared'], ['client/lib', 'client/ui', 'client/styles'], ['site']],
  // the browser extension runs in other sites' pages, without any of the app around it
  [['shared'], ['extension']],
]

/** Which features of the server use which others; a feature that is not listed uses none. */
export const serverArrows: Readonly<Record<string, readonly string[]>> = {
  activity: ['accounts', 'posts'],
  'api-keys': ['accounts', 'linkedin', 'workspaces'],
  attachments: ['accounts', 'posts'],
  'sign-off': ['accounts', 'posts', 'publishing', 'reviews'],
  admin: ['accounts', 'backup', 'billing', 'linkedin', 'models', 'operation', 'styles', 'visuals'],
  backup: ['accounts', 'attachments', 'fonts', 'linkedin', 'media', 'notifications', 'posts', 'publishing', 'webhooks'],
  billing: ['accounts'],
  calendar: ['accounts', 'publishing'],
  corrections: ['accounts', 'posts'],
  feeds: ['accounts', 'posts', 'voice'],
  figures: ['accounts', 'linkedin', 'posts', 'settings'],
  linkedin: ['accounts'],
  retention: ['accounts', 'billing', 'mails'],
  mails: ['accounts', 'linkedin', 'publishing'],
  mcp: ['accounts', 'posts', 'publishing', 'visuals'],
  notifications: ['accounts', 'settings'],
  publishing: ['accounts', 'attachments', 'linkedin', 'posts', 'visuals'],
  oauth: ['accounts', 'workspaces'],
  oidc: ['accounts', 'workspaces'],
  operation: ['accounts', 'billing', 'linkedin'],
  media: ['accounts', 'posts'],
  'personal-data': ['accounts'],
  'post-export': ['accounts', 'figures', 'posts', 'publishing'],
  posts: ['accounts', 'billing', 'models', 'settings', 'styles', 'voice'],
  fonts: ['accounts'],
  settings: ['accounts'],
  voice: ['accounts'],
  brand: ['accounts', 'fonts'],
  snippets: ['accounts'],
  styles: ['accounts'],
  visuals: ['accounts', 'brand', 'fonts', 'media', 'posts'],
  reviews: ['accounts', 'posts', 'publishing', 'workspaces'],
  'team-news': ['accounts', 'mails', 'notifications', 'posts', 'publishing', 'reviews', 'settings', 'workspaces'],
  webhooks: ['accounts', 'linkedin', 'posts'],
  workspaces: ['accounts', 'mails', 'notifications'],
}

/**
 * Which features of the client use which others. A screen composes them; only features about a post share `post`, and
 * the generator shows the panels about the post it made.
 */
export const clientArrows: Readonly<Record<string, readonly string[]>> = {
  // one's portrait is stored in the picture library
  accounts: ['visuals'],
  // its pictures are stored in the library, and its preview is a template
  brand: ['settings', 'visuals'],
  checking: ['post'],
  // scopes have the same names as those of keys
  'connected-apps': ['api-keys'],
  corrections: ['post'],
  // the names of forms
  figures: ['post'],
  generator: [
    'attachments',
    'checking',
    'corrections',
    'earlier',
    'figures',
    'handover',
    'mentions',
    'own-point',
    'post',
    'preview',
    'provenance',
    'publishing',
    'reviews',
    'snippets',
    'sources',
    'styled-text',
    'versions',
    'visuals',
    'voice',
  ],
  history: ['checking', 'post', 'publishing'],
  // its list is where the text has its @
  mentions: ['post'],
  overview: ['checking', 'post', 'publishing'],
  // its answer becomes a version
  'own-point': ['checking', 'post', 'versions'],
  provenance: ['post', 'versions'],
  // it needs the same confirmation as copying, shows the visual to be published, and connects an account again
  // and says what a plan waits for that needs approval
  // and files may be attached where one publishes, and the post is shared by hand from there
  publishing: ['attachments', 'checking', 'linkedin', 'post', 'reviews', 'visuals'],
  // the post as it will go out, what the check finds in it, and what has changed since it was approved
  reviews: ['attachments', 'checking', 'post', 'preview', 'sources', 'versions'],
  // the pages of a carousel are drawn, and a poll or a video looks the same where it is written
  preview: ['attachments', 'visuals'],
  // a source's text has the facts of the post marked
  sources: ['checking', 'post'],
  versions: ['post'],
}

/** Which folders of `shared` use which others; one that is not listed uses none. */
export const sharedArrows: Readonly<Record<string, readonly string[]>> = {
  contract: ['errors', 'rules', 'scene', 'text'],
  drawing: ['fonts', 'rules', 'scene', 'text'],
  errors: ['rules', 'time'],
  fonts: ['rules', 'scene'],
  earlier: ['grounding', 'rules', 'text', 'voice'],
  corrections: ['grounding', 'rules', 'text'],
  figures: ['rules', 'time'],
  grounding: ['languages', 'linkedin', 'rules', 'text'],
  languages: ['rules'],
  linkedin: ['rules'],
  rules: ['time'],
  scene: ['rules', 'text'],
  designs: ['scene'],
  facts: ['designs', 'grounding', 'languages', 'linkedin', 'rules', 'text'],
  templates: ['designs', 'drawing', 'facts', 'fonts', 'rules', 'scene'],
  text: ['languages', 'rules'],
  voice: ['grounding', 'languages', 'rules', 'text'],
}

/** Which npm packages may be imported where. A file may use the packages of every row that covers it. */
export const packages: readonly { rooms: readonly string[]; packages: readonly string[] }[] = [
  { rooms: ['shared/contract'], packages: ['zod'] },
  { rooms: ['shared/drawing/pdf'], packages: ['bidi-js', 'fflate', 'fontkit', 'svgpath'] },
  { rooms: ['shared/drawing/parts/qr-parts'], packages: ['uqr'] },
  {
    rooms: ['server/platform'],
    packages: [
      '@fastify/cookie',
      '@fastify/multipart',
      '@fastify/swagger',
      'fastify',
      'fastify-type-provider-zod',
      'ipaddr.js',
      'kysely',
      'libsql',
      'pg',
      'pino',
      'zod',
    ],
  },
  { rooms: ['server/platform/archive/zip-stream'], packages: ['fflate'] },
  { rooms: ['server/platform/metrics/metrics'], packages: ['prom-client'] },
  { rooms: ['server/migrations'], packages: ['kysely'] },
  { rooms: ['server/pages'], packages: ['@fastify/static'] },
  {
    rooms: ['server/reading'],
    packages: [
      '@e965/xlsx',
      '@mozilla/readability',
      'cfb',
      'entities',
      'fflate',
      'iconv-lite',
      'ipaddr.js',
      'jschardet',
      'linkedom',
      'marked',
      'pdfjs-dist',
      'postal-mime',
      'saxes',
      'undici',
    ],
  },
  { rooms: ['server/reading/documents/pdf-digits'], packages: ['fontkit'] },
  { rooms: ['server/reading/feeds'], packages: ['feedsmith'] },
  { rooms: ['server/reading/ocr'], packages: ['@napi-rs/canvas', 'tesseract.js-core'] },
  { rooms: ['server/adapters/oidc'], packages: ['openid-client'] },
  {
    rooms: ['server/writing'],
    packages: [
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/mistral',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      '@ai-sdk/provider',
      'undici',
    ],
  },
  { rooms: ['server/adapters/mail'], packages: ['nodemailer'] },
  { rooms: ['server/adapters/files'], packages: ['aws4fetch', 'saxes', 'undici'] },
  { rooms: ['server/adapters/linkedin/http'], packages: ['undici'] },
  { rooms: ['server/adapters/fonts'], packages: ['fontkit', 'woff2-encoder'] },
  { rooms: ['server/adapters/images'], packages: ['file-type', 'sharp'] },
  { rooms: ['server/adapters/drawing', 'server/adapters/pdf'], packages: ['@napi-rs/canvas'] },
  { rooms: ['server/adapters/payments'], packages: ['stripe'] },
  { rooms: ['server/features'], packages: ['fastify', 'kysely', 'zod'] },
  { rooms: ['server/features/accounts'], packages: ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'otpauth'] },
  { rooms: ['server/features/mcp'], packages: ['@modelcontextprotocol/server'] },
  { rooms: ['server/commands'], packages: ['@modelcontextprotocol/server', 'eventsource-parser'] },
  { rooms: ['server/features/posts'], packages: ['@fastify/multipart'] },
  { rooms: ['client/ui'], packages: ['@base-ui/react'] },
  { rooms: ['client'], packages: ['@tanstack/react-query', 'lucide-react', 'react', 'wouter'] },
  { rooms: ['client/features/accounts/second-factor'], packages: ['uqr'] },
  { rooms: ['client/features/provenance'], packages: ['diff'] },
  { rooms: ['client/features/visuals/export'], packages: ['fflate'] },
  {
    rooms: ['client/editor'],
    packages: [
      '@fontsource-variable/noto-sans-jp',
      '@fontsource-variable/noto-sans-kr',
      '@fontsource-variable/noto-sans-sc',
      'hyphen',
    ],
  },
  { rooms: ['client/features/visuals/parts/all-icons'], packages: ['lucide-static'] },
  { rooms: ['client/lib/event-stream'], packages: ['eventsource-parser'] },
  { rooms: ['client/features/billing'], packages: ['@stripe/react-stripe-js', '@stripe/stripe-js'] },
  { rooms: ['client/main'], packages: ['@fontsource-variable/schibsted-grotesk', 'react-dom'] },
  { rooms: ['site'], packages: ['lucide-react', 'react'] },
  { rooms: ['site/reference'], packages: ['zod'] },
  { rooms: ['site/render'], packages: ['react-dom'] },
  { rooms: ['site/handbook'], packages: ['marked'] },
]
