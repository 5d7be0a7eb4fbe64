import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedWriting } from '#server/features/styles/seed'
import { seedStyles, seedTemplate } from '#server/writing/default-template'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** How a new version of the product changes the prompts that an earlier one installed. */

const casual = 'Casual & Conversational'
/** As the first version installed them. */
const formerTemplate = `Write one LinkedIn post in {{language}} about the article below.

Article: {{title}}
Address: {{url}}

{{content}}

How to write it:
- Open with the one fact, change or tension that matters most to a reader's work. The first line has at most 120 characters, stands on its own and makes a reader want the second.
- Then say what happened, why it matters and to whom, in 3 to 6 short paragraphs of one or two sentences each. A short list is fine where the article really has a list.
- Take every number, date, name and quotation from the article and copy it exactly. If the article does not say it, leave it out.
- Tell apart what the article reports and what the author thinks.
- End with a takeaway a reader can use, or with a real question that the author would want answered. Never both, never a request for likes.
- Close with 3 to 5 hashtags that people in the field really use.

Style:
{{style}}

The author's own view, to be carried through the post as theirs:
{{opinion}}

Posts the author wrote before:
{{examples}}
`
const formerCasual = `Write as if telling a friend in the same trade over coffee: first person, contractions, short sentences.
Start in the middle of the story, with a detail that surprised you in the article.
Say "you" to the reader. A dry aside is welcome, slang and exclamation marks are not.
Emoji: at most two, only where they replace a word.`

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function startAgain() {
  app.clock.now += 60_000
  await seedWriting(app.ctx.db, app.clock.now)
  const { db } = app.ctx
  const template = await db.selectFrom('prompt_templates').selectAll().executeTakeFirstOrThrow()
  const style = await db.selectFrom('content_styles').selectAll().where('name', '=', casual).executeTakeFirstOrThrow()
  return { template, style }
}

async function store(template: string, promptPart: string) {
  const { db } = app.ctx
  await db.updateTable('prompt_templates').set({ template, version: 1 }).execute()
  await db.updateTable('content_styles').set({ prompt_part: promptPart }).where('name', '=', casual).execute()
}

test('prompts that nobody touched become those of the new version, once', async () => {
  await store(formerTemplate, formerCasual)
  const { template, style } = await startAgain()
  expect(template).toMatchObject({ ...seedTemplate, version: 2, is_active: 1, updated_at: app.clock.now })
  expect(style.prompt_part).toBe(seedStyles.find(({ name }) => name === casual)?.promptPart)
  expect((await startAgain()).template).toEqual(template)
})

test('prompts that an administrator changed by a single letter stay', async () => {
  await store(`${formerTemplate}!`, `${formerCasual}!`)
  const { template, style } = await startAgain()
  expect(template).toMatchObject({ template: `${formerTemplate}!`, version: 1 })
  expect(style.prompt_part).toBe(`${formerCasual}!`)
})
