import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { PostText } from '#client/features/post/post-text'
import type { Comment } from '#client/queries/posts/comments'
import type { Quote } from '#shared/text/quote-anchor'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import type { CommentBoard, WrittenComment } from './comment-board.ts'
import { CommentsSection } from './comments-section.tsx'

const text = 'Ships wait at sea. They sail in May.\n\nThe quay is open.'

const comment = (id: string, change: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  by: 'Ben Ørsted',
  byUserId: 'ben',
  isGuest: false,
  body: `About ${id}.`,
  quote: null,
  internal: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  resolvedAt: null,
  ...change,
})
const on = (exact: string) => ({ quote: { exact, prefix: '', suffix: '' } })

const members = [
  { userId: 'ben', name: 'Ben Ørsted' },
  { userId: 'cleo', name: 'Cleo Marsh' },
]

function Board({ given, change }: { given: Comment[]; change: Partial<CommentBoard> }) {
  const root = useRef<HTMLDivElement>(null)
  const [comments, setComments] = useState(given)
  const [selected, setSelected] = useState<Quote | null>(null)
  const board: CommentBoard = {
    key: 'board',
    text,
    query: { data: comments, error: null, isFetching: false, refetch: () => undefined },
    userId: 'ann',
    guest: null,
    members,
    offersGuests: false,
    mayResolve: true,
    add: ({ body, quote, parentId, isForGuests }: WrittenComment) => {
      const added = { body, quote, parentId, internal: !isForGuests, by: 'Ann Quay', byUserId: 'ann' }
      setComments((before) => [...before, comment(`new-${before.length}`, added)])
      return Promise.resolve()
    },
    change: ({ id, body, isResolved }) => {
      const resolvedAt = isResolved ? '2026-11-20T13:00:00.000Z' : null
      const edited = body === undefined ? { resolvedAt } : { body, editedAt: '2026-11-20T13:00:00.000Z' }
      setComments((before) => before.map((each) => (each.id === id ? { ...each, ...edited } : each)))
      return Promise.resolve()
    },
    remove: (id) => {
      setComments((before) => before.filter((each) => each.id !== id))
      return Promise.resolve()
    },
    ...change,
  }
  return (
    <>
      <div ref={root}>
        <PostText text={text} />
      </div>
      <button type="button" onClick={() => setSelected({ exact: 'at sea', prefix: 'wait ', suffix: '.' })}>
        Select
      </button>
      <CommentsSection
        board={board}
        level={2}
        language="english"
        root={root}
        selected={selected}
        onSent={() => setSelected(null)}
      />
    </>
  )
}

async function show(given: Comment[] = [], change: Partial<CommentBoard> = {}) {
  answerCalls({})
  await renderInApp(<Board given={given} change={change} />)
}

/** The members that an @ offers. */
const names = page.getByRole('listbox', { name: 'Mention someone' })
const field = page.getByRole('textbox', { name: 'Your comment' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const card = (words: string) => page.getByRole('listitem').filter({ hasText: words })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('postwright.guest-name')
})

test('comments follow the text and quote it; words that are gone are told', async () => {
  await show([
    comment('gone', on('Nobody knows the price of it')),
    comment('second', on('They sail in June')),
    comment('first', on('Ships wait')),
  ])
  await expect.element(page.getByText('About first.')).toBeVisible()
  const texts = page
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent)
  expect(texts.map((each) => /About \w+\./.exec(each ?? '')?.[0])).toEqual([
    'About first.',
    'About second.',
    'About gone.',
  ])
  await expect.element(card('About first.')).not.toHaveTextContent('The text has changed.')
  await expect.element(card('About second.')).toHaveTextContent('The text has changed.')
  await expect.element(card('About gone.')).toHaveTextContent('The text has changed.')
  await expect.poll(() => CSS.highlights.get('comment')?.size).toBe(2)
  await button('Ships wait').click()
  await expect.poll(() => [...(CSS.highlights.get('comment-pointed') ?? [])].map(String)).toEqual(['Ships wait'])
})

test('selected words are what the next comment is about', async () => {
  await show()
  await button('Select').click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Which sea?')
  await button('Comment').click()
  await expect.element(card('Which sea?')).toHaveTextContent('at sea')
  await expect.element(page.getByLabelText('About')).toHaveDisplayValue('The whole post')
})

test('a sentence is chosen by keys alone, and what was typed survives leaving the page', async () => {
  await show()
  await field.fill('When exactly?')
  await cleanup()
  await show()
  await expect.element(field).toHaveValue('When exactly?')
  await page.getByLabelText('About').selectOptions('They sail in May.')
  await button('Comment').click()
  await expect.element(card('When exactly?')).toHaveTextContent('They sail in May.')
  await expect.element(field).toHaveValue('')
  await button('Comment').click()
  await expect.element(page.getByText('Write something first.')).toBeVisible()
})

test('an @ offers members, and a choice by keys completes the name', async () => {
  await show()
  await field.click()
  await userEvent.keyboard('Ask @c')
  await expect.element(names.getByRole('option', { name: 'Cleo Marsh' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Ask @Cleo Marsh ')
  await expect.poll(() => names.getByRole('option').elements()).toEqual([])
  await userEvent.keyboard('or @')
  await expect.element(names.getByRole('option', { name: 'Ben Ørsted' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(names.getByRole('option', { name: 'Cleo Marsh' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => names.getByRole('option').elements()).toEqual([])
  await expect.element(field).toHaveFocus()
})

test('a thread is answered, resolved and opened again', async () => {
  await show([comment('first')])
  await button('Answer').click()
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toHaveFocus()
  await userEvent.keyboard('In May.')
  await button('Send').click()
  await expect.element(card('About first.')).toHaveTextContent('In May.')
  await button('Resolve').click()
  await page.getByText('1 resolved').click()
  await button('Reopen').click()
  await expect.element(button('Resolve')).toBeVisible()
  expect(page.getByText('1 resolved').elements()).toEqual([])
})

test('only one’s own comment is edited and deleted', async () => {
  await show([comment('theirs'), comment('mine', { by: 'Ann Quay', byUserId: 'ann' })])
  await expect.element(card('About mine.')).toBeVisible()
  expect(button('Edit').elements()).toHaveLength(1)
  await button('Edit').click()
  await page.getByRole('textbox', { name: 'Edit your comment' }).fill('Better words.')
  await button('Save').click()
  await expect.element(card('Better words.')).toHaveTextContent('edited')
  await button('Delete').click()
  await page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => page.getByText('Better words.').elements()).toEqual([])
})

test('where guests can read, a comment stays within the team unless it is for them too', async () => {
  await show([comment('inside')], { offersGuests: true })
  await expect.element(card('About inside.')).toHaveTextContent('Team only')
  await field.fill('For everyone.')
  await page.getByRole('switch', { name: 'Also for private links' }).click()
  await button('Comment').click()
  await expect.element(card('For everyone.')).not.toHaveTextContent('Team only')
})

test('a guest gives a name once; a refused comment stays in its field', async () => {
  const sent: WrittenComment[] = []
  let name = ''
  const add = (written: WrittenComment) => {
    sent.push(written)
    return Promise.reject(new Error('No network.'))
  }
  await show([], {
    userId: null,
    members: [],
    mayResolve: false,
    add,
    guest: { name, keep: (given) => (name = given) },
  })
  await field.fill('Hello @all')
  expect(names.getByRole('option').elements()).toEqual([])
  await button('Comment').click()
  await expect.element(page.getByText('Enter your name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await button('Comment').click()
  await expectToast('error', 'That didn’t work')
  await expect.element(field).toHaveValue('Hello @all')
  expect([name, sent.map((each) => each.name)]).toEqual(['Nora Dale', ['Nora Dale']])
})

test('comments that could not be loaded are asked for again', async () => {
  let asked = 0
  const query = { data: undefined, error: new Error('x'), isFetching: false, refetch: () => (asked += 1) }
  await show([], { query })
  await expect.element(page.getByText('The comments could not be loaded')).toBeVisible()
  await button('Try again').click()
  expect(asked).toBe(1)
})
