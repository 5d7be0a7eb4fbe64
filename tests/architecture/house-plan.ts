/**
 * The plan of the house. Changing it is a decision: a new arrow is one reviewed line.
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
    ['client/editor'],
    ['client/features'],
    ['client/screens'],
    ['client/main'],
  ],
  // the public pages, rendered at build time: they wear the app's clothes and know nothing of its features
  [['shared'], ['client/lib', 'client/ui', 'client/styles'], ['site']],
]

/** Which features of the server use which others; a feature that is not named uses none. */
export const serverArrows: Readonly<Record<string, readonly string[]>> = {
  admin: ['accounts', 'billing', 'styles', 'visuals'],
  billing: ['accounts'],
  'kept-data': ['accounts', 'billing', 'mails', 'media', 'visuals'],
  mails: ['accounts'],
  media: ['accounts', 'posts'],
  'personal-data': ['accounts', 'billing', 'media', 'posts', 'settings', 'styles', 'visuals'],
  posts: ['accounts', 'billing', 'settings', 'styles'],
  settings: ['accounts'],
  styles: ['accounts'],
  visuals: ['accounts', 'media', 'posts'],
}

/** Features of the client do not import each other; a screen composes them. */
export const clientArrows: Readonly<Record<string, readonly string[]>> = {}

/** Which npm packages may be imported where. A file may use those of every row that it stands in. */
export const packages: readonly { rooms: readonly string[]; packages: readonly string[] }[] = [
  { rooms: ['shared/contract'], packages: ['zod'] },
  {
    rooms: ['server/platform'],
    packages: [
      '@fastify/cookie',
      '@fastify/helmet',
      '@fastify/multipart',
      '@fastify/swagger',
      'fastify',
      'fastify-type-provider-zod',
      'kysely',
      'libsql',
      'pg',
      'pino',
      'zod',
    ],
  },
  { rooms: ['server/migrations'], packages: ['kysely'] },
  { rooms: ['server/pages'], packages: ['@fastify/static'] },
  {
    rooms: ['server/reading'],
    packages: [
      '@e965/xlsx',
      '@mozilla/readability',
      'cfb',
      'fflate',
      'iconv-lite',
      'ipaddr.js',
      'jschardet',
      'linkedom',
      'pdfjs-dist',
      'saxes',
      'undici',
      'word-extractor',
    ],
  },
  {
    rooms: ['server/writing'],
    packages: [
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/mistral',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      '@ai-sdk/provider',
      'ai',
    ],
  },
  { rooms: ['server/adapters/mail'], packages: ['nodemailer'] },
  { rooms: ['server/adapters/images'], packages: ['file-type', 'sharp'] },
  { rooms: ['server/adapters/drawing'], packages: ['@napi-rs/canvas'] },
  { rooms: ['server/adapters/payments'], packages: ['stripe'] },
  { rooms: ['server/features'], packages: ['fastify', 'kysely', 'zod'] },
  { rooms: ['server/features/accounts'], packages: ['@node-rs/argon2', '@zxcvbn-ts/language-common'] },
  { rooms: ['server/features/posts'], packages: ['@fastify/multipart'] },
  { rooms: ['client'], packages: ['@tanstack/react-query', 'lucide-react', 'react', 'wouter'] },
  { rooms: ['client/features/posts/provenance'], packages: ['diff'] },
  { rooms: ['client/features/billing'], packages: ['@stripe/react-stripe-js', '@stripe/stripe-js'] },
  { rooms: ['client/main'], packages: ['@fontsource-variable/schibsted-grotesk', 'react-dom'] },
  { rooms: ['site'], packages: ['lucide-react', 'react'] },
  { rooms: ['site/render'], packages: ['react-dom'] },
]
