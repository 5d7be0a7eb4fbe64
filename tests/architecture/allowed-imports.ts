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
  // the public pages, rendered at build time: they wear the app's clothes and know nothing of its features
  [['shared'], ['client/lib', 'client/ui', 'client/styles'], ['site']],
  // the browser extension runs in other people's pages, with nothing of the app around it
  [['shared'], ['extension']],
]

/** Which features of the server use which others; a feature that is not named uses none. */
export const serverArrows: Readonly<Record<string, readonly string[]>> = {
  admin: ['accounts', 'backup', 'billing', 'linkedin', 'models', 'operation', 'styles', 'visuals'],
  backup: ['accounts', 'fonts', 'linkedin', 'media', 'notices', 'posts', 'publications'],
  billing: ['accounts'],
  linkedin: ['accounts'],
  retention: ['accounts', 'billing', 'mails'],
  mails: ['accounts', 'linkedin', 'publications'],
  notices: ['accounts'],
  publications: ['accounts', 'linkedin', 'posts', 'visuals'],
  oidc: ['accounts'],
  operation: ['accounts', 'billing', 'linkedin'],
  media: ['accounts', 'posts'],
  'personal-data': ['accounts'],
  posts: ['accounts', 'billing', 'models', 'settings', 'styles'],
  fonts: ['accounts'],
  settings: ['accounts', 'fonts'],
  styles: ['accounts'],
  visuals: ['accounts', 'fonts', 'media', 'posts'],
}

/**
 * Which features of the client use which others. A screen composes them; only what is about a post shares `post`, and
 * the generator shows the panels that look at the post it made.
 */
export const clientArrows: Readonly<Record<string, readonly string[]>> = {
  // one's portrait goes into the library of pictures
  accounts: ['visuals'],
  // its pictures go into the library, and its preview is a template
  brand: ['settings', 'visuals'],
  checking: ['post'],
  generator: [
    'checking',
    'handover',
    'post',
    'preview',
    'provenance',
    'publishing',
    'snippets',
    'sources',
    'styled-text',
    'versions',
    'visuals',
    'voice',
  ],
  history: ['checking', 'post', 'publishing'],
  overview: ['checking', 'post', 'publishing'],
  provenance: ['post', 'versions'],
  // it asks what copying asks, and shows the visual that goes out
  publishing: ['checking', 'visuals'],
  schedule: ['publishing'],
  sources: ['post'],
  versions: ['post'],
}

/** Which folders of `shared` use which others; one that is not named uses none. */
export const sharedArrows: Readonly<Record<string, readonly string[]>> = {
  contract: ['errors', 'rules', 'scene', 'text'],
  drawing: ['fonts', 'rules', 'scene', 'text'],
  errors: ['rules', 'time'],
  fonts: ['rules', 'scene'],
  grounding: ['languages', 'rules', 'text'],
  languages: ['rules'],
  rules: ['time'],
  scene: ['rules', 'text'],
  designs: ['scene'],
  facts: ['designs', 'languages', 'linkedin', 'rules', 'text'],
  templates: ['designs', 'drawing', 'facts', 'fonts', 'rules', 'scene'],
  text: ['languages', 'rules'],
  voice: ['grounding', 'languages', 'rules', 'text'],
}

/** Which npm packages may be imported where. A file may use those of every row that it stands in. */
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
  { rooms: ['server/adapters/fonts'], packages: ['fontkit', 'woff2-encoder'] },
  { rooms: ['server/adapters/images'], packages: ['file-type', 'sharp'] },
  { rooms: ['server/adapters/drawing'], packages: ['@napi-rs/canvas'] },
  { rooms: ['server/adapters/payments'], packages: ['stripe'] },
  { rooms: ['server/features'], packages: ['fastify', 'kysely', 'zod'] },
  { rooms: ['server/features/accounts'], packages: ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'otpauth'] },
  { rooms: ['server/features/personal-data'], packages: ['fflate'] },
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
  { rooms: ['site/render'], packages: ['react-dom'] },
  { rooms: ['site/handbook'], packages: ['marked'] },
]
