import { type Setting, settings } from './settings.ts'

/** The handbook's page of settings: every name, its default, and its meaning. */
export function describeSettingsForHandbook(): string {
  const all = Object.entries<Setting>(settings)
  const groups = [...new Set(all.map(([, { group }]) => group))]
  const sections = groups.flatMap((group) => [
    '',
    `## ${group}`,
    '',
    '| Setting | Default | Meaning |',
    '| --- | --- | --- |',
    ...all.filter(([, setting]) => setting.group === group).map(([name, setting]) => row(name, setting)),
  ])
  return `${[...introduction, ...sections].join('\n')}\n`
}

const introduction = [
  '# Settings',
  '',
  'Every setting has a default, or its feature is off. They come from the environment, or from a file `.env` in the folder that',
  'the server is started in; what the environment says wins. An empty value counts as not set. When settings are wrong or lack a',
  'partner, the server does not start and names all of them at once; the log warns of names that are not settings.',
  '',
  'In `.env` a `#` begins a comment where a blank is in front of it; a value with a `#`, quotes, or blanks at its ends stands in',
  "quotes: `NAME='a # b'`. Double quotes take `\\n` for a new line; `export NAME=value` and values of several lines in quotes are",
  'read as well. The file is UTF-8 or UTF-16, with or without a byte order mark. The log names what may be meant in two ways, at the',
  'start, by its line and name, never with its value. Compose and systemd read their own files by rules of their own.',
  '',
  '`.env.example` has the same list to copy from. Both are written from the table that the server checks by',
  '(`npm run env-example`).',
]

function row(name: string, { schema, about, example }: Setting): string {
  const fallback = schema.safeParse(undefined)
  const value = fallback.success ? (fallback.data ?? undefined) : undefined
  const shown = value === undefined ? '-' : `\`${String(value as string | number | boolean)}\``
  const more = example && value === undefined ? ` Such as \`${example}\`.` : ''
  return `| \`${name}\` | ${shown} | ${(about + more).replaceAll('|', '\\|')} |`
}
