import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Member, Team } from '#client/queries/team'
import { permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { TeamPage } from './team-page.tsx'

const at = '/api/workspaces/quay-press'
const memberOf = (userId: string, role: WorkspaceRole, approves = false): Member => ({
  userId,
  name: `${userId} Quay`,
  email: `${userId}@example.com`,
  role,
  approves,
  lendsVoice: false,
  joinedAt: '2026-11-01T12:00:00.000Z',
})
const olga = memberOf('olga', 'owner', true)
const mia = memberOf('mia', 'manager')
const wim = memberOf('wim', 'writer')
const members = [olga, mia, wim, memberOf('gus', 'guest', true)]
const team: Team = {
  id: 'team',
  slug: 'quay-press',
  name: 'Quay press',
  role: 'owner',
  approves: true,
  review: 'required',
  selfApproval: false,
  approvalWindowHours: 24,
  timeZone: 'Europe/Paris',
  foundedAt: '2026-11-01T12:00:00.000Z',
  members: 4,
  seats: 10,
  plan: 'enterprise',
  planUntil: null,
  postsThisMonth: 3,
  postsPerMonth: null,
  offeredTo: null,
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (member: Member) => page.getByRole('listitem').filter({ hasText: member.email })
const dialog = page.getByRole('dialog')

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/team')
})
afterEach(() => history.replaceState(null, '', '/'))

/** The page as this member sees it. */
async function open(
  me: Member,
  answers: Parameters<typeof answerCalls>[0] = {},
  facts: Partial<Team> = {},
): Promise<ReturnType<typeof answerCalls>> {
  const calls = answerCalls({
    [`GET ${at}`]: { ...team, ...facts },
    [`GET ${at}/members`]: members,
    [`GET ${at}/invitations`]: [],
    ...answers,
  })
  const permissions = [...permissionsOf(me.role)]
  const user = sampleUser({ id: me.userId })
  await renderInApp(
    <TeamPage me={{ ...user, team: { slug: team.slug, name: team.name, role: me.role, permissions } }} />,
    { user },
  )
  await expect.element(row(me).getByText('You', { exact: true })).toBeVisible()
  return calls
}

/** Everything but reading. */
const changes = (calls: ReturnType<typeof answerCalls>) => calls.filter(({ method }) => method !== 'GET')

describe('whoever manages members', () => {
  test('changes a role, and gives someone the right to approve', async () => {
    const calls = await open(mia, {
      [`PATCH ${at}/members/wim`]: ({ body }) => ({ ...wim, ...(body as object) }),
    })
    await page.getByRole('combobox', { name: 'Role of wim Quay' }).selectOptions('Guest')
    await page.getByRole('switch', { name: 'wim Quay approves posts' }).click()
    await expect.poll(() => changes(calls).map(({ body }) => body)).toEqual([{ role: 'guest' }, { approves: true }])
    await expect.element(page.getByRole('switch', { name: 'gus Quay approves posts' })).toBeChecked()
    // the owner keeps their role, and a manager approves anyway
    await expect.element(row(olga).getByRole('combobox')).not.toBeInTheDocument()
    await expect.element(row(mia).getByRole('switch')).not.toBeInTheDocument()
  })

  test('is asked before giving up the own role', async () => {
    const calls = await open(mia)
    await page.getByRole('combobox', { name: 'Role of mia Quay' }).selectOptions('Writer')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(changes(calls)).toEqual([])
    await expect.element(page.getByRole('combobox', { name: 'Role of mia Quay' })).toHaveValue('manager')
  })

  test('removes someone, after a question', async () => {
    let isGone = false
    await open(mia, {
      [`DELETE ${at}/members/wim`]: () => {
        isGone = true
        return new Response(null, { status: 204 })
      },
    })
    await button('Remove wim Quay').click()
    await expect.element(dialog.getByRole('heading', { name: 'Remove wim Quay from the team?' })).toBeVisible()
    expect(isGone).toBe(false)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expectToast('success', 'Member removed', 'wim Quay no longer sees this team.')
    await expect.element(row(wim)).not.toBeInTheDocument()
  })

  test('reads why a change was refused', async () => {
    await open(mia, { [`PATCH ${at}/members/wim`]: refuseWith(404, 'This person does not belong to the team.') })
    await page.getByRole('combobox', { name: 'Role of wim Quay' }).selectOptions('Manager')
    await expectToast('error', 'Not saved', 'This person does not belong to the team.')
    await expect.element(page.getByRole('combobox', { name: 'Role of wim Quay' })).toHaveValue('writer')
  })

  test('invites by address, and sees the link this once, on a phone too', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const invitation = { id: 'i', email: 'nadia@example.com', role: 'guest', approves: true }
    const times = { createdAt: '2026-11-28T12:00:00.000Z', expiresAt: '2026-12-05T12:00:00.000Z' }
    const url = 'https://example.com/join#secret'
    let isInvited = false
    const calls = await open(mia, {
      [`GET ${at}/invitations`]: () => (isInvited ? [{ ...invitation, ...times }] : []),
      [`POST ${at}/invitations`]: () => {
        isInvited = true
        return { ...invitation, ...times, url, isMailed: false }
      },
    })
    await button('Invite someone').click()
    await button('Invite').click()
    await expect
      .element(page.getByLabelText('Email'))
      .toHaveAccessibleDescription('Please enter a valid email address.')
    await page.getByLabelText('Email').fill('nadia@example.com')
    await page.getByLabelText('Role', { exact: true }).selectOptions('Guest')
    await page.getByRole('switch', { name: 'Approves posts', exact: true }).click()
    await button('Invite').click()
    await expect.element(page.getByLabelText('Link')).toHaveValue(url)
    await expect.element(dialog.getByText('Send this link to nadia@example.com yourself.')).toBeVisible()
    expect(changes(calls)).toMatchObject([{ body: { email: 'nadia@example.com', role: 'guest', approves: true } }])
    await button('Done').click()
    await expect.element(page.getByRole('region', { name: 'Invited' }).getByText('nadia@example.com')).toBeVisible()
  })

  test('withdraws an invitation', async () => {
    const invitation = { id: 'i', email: 'nadia@example.com', role: 'guest', approves: false }
    let isOpen = true
    await open(mia, {
      [`GET ${at}/invitations`]: () =>
        isOpen ? [{ ...invitation, createdAt: team.foundedAt, expiresAt: '2026-12-05T12:00:00.000Z' }] : [],
      [`DELETE ${at}/invitations/i`]: () => {
        isOpen = false
        return new Response(null, { status: 204 })
      },
    })
    await button('Withdraw the invitation of nadia@example.com').click()
    await expect.element(page.getByRole('region', { name: 'Invited' })).not.toBeInTheDocument()
  })

  test('says how posts are reviewed', async () => {
    const calls = await open(mia, { [`PATCH ${at}`]: ({ body }) => ({ ...team, ...(body as object) }) })
    const review = page.getByRole('region', { name: 'Review' })
    const hours = review.getByRole('spinbutton')
    await hours.fill('1000')
    await review.getByRole('button', { name: 'Save' }).click()
    await expect.element(hours).toHaveAccessibleDescription(/Enter a whole number from 0 to 168\./)
    await hours.fill('2')
    await review.getByRole('radio', { name: /On request/ }).click()
    await review.getByRole('switch').click()
    await review.getByRole('button', { name: 'Save' }).click()
    await expectToast('success', 'Review saved')
    expect(changes(calls)).toMatchObject([{ body: { review: 'optional', selfApproval: true, approvalWindowHours: 2 } }])
  })
})

test('a guest reads who and how, and finds nothing to change but their own leaving', async () => {
  await open(members[3] as Member)
  await expect.element(row(wim).getByText('Writer')).toBeVisible()
  await expect
    .element(page.getByText('Every post is approved before it is published. Nobody approves their own.'))
    .toBeVisible()
  await expect.element(page.getByText('3, no limit')).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Leave this team'])
  expect(page.getByRole('combobox').elements()).toEqual([])
})

test('leaving asks, and leads home', async () => {
  await open(wim, { [`DELETE ${at}/members/wim`]: new Response(null, { status: 204 }) })
  await button('Leave this team').click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => location.pathname).toBe('/')
})

describe('its owner', () => {
  test('offers the team to a member, and takes the offer back', async () => {
    let offeredTo: Team['offeredTo'] = null
    await open(olga, {
      [`GET ${at}`]: () => ({ ...team, offeredTo }),
      [`POST ${at}/handover`]: ({ body }) => {
        offeredTo = { userId: (body as { userId: string }).userId, name: mia.name }
        return new Response(null, { status: 204 })
      },
      [`DELETE ${at}/handover`]: () => {
        offeredTo = null
        return new Response(null, { status: 204 })
      },
    })
    await button('Offer').click()
    await expect.element(page.getByLabelText('New owner')).toHaveAccessibleDescription('Choose a member.')
    await page.getByLabelText('New owner').selectOptions('mia Quay')
    await button('Offer').click()
    await expect.element(page.getByText('Offered to mia Quay, who has not accepted yet.')).toBeVisible()
    await button('Withdraw the offer').click()
    await expect.element(page.getByLabelText('New owner')).toBeVisible()
  })

  test('deletes the team by typing its name', async () => {
    const calls = await open(olga, { [`DELETE ${at}`]: new Response(null, { status: 204 }) })
    await button('Delete this team').click()
    const name = page.getByLabelText('Type “Quay press” to confirm')
    await name.fill('Quay')
    await button('Delete team').click()
    await expect.element(name).toHaveAccessibleDescription('This is not the name of the team.')
    expect(changes(calls)).toEqual([])
    await name.fill('Quay press')
    await button('Delete team').click()
    await expect.poll(() => location.pathname).toBe('/')
    expect(changes(calls)).toMatchObject([{ method: 'DELETE', body: { name: 'Quay press' } }])
  })
})

test('whom the team is offered to accepts it', async () => {
  const calls = await open(
    mia,
    { [`POST ${at}/handover/accept`]: new Response(null, { status: 204 }), 'GET /api/user': sampleUser({ id: 'mia' }) },
    { offeredTo: { userId: 'mia', name: mia.name } },
  )
  await button('Accept ownership').click()
  await expectToast('success', 'You own this team now')
  expect(changes(calls)).toMatchObject([{ path: `${at}/handover/accept` }])
})

test('a team that can’t be loaded is asked for again on request', async () => {
  let isDown = true
  const calls = answerCalls({
    [`GET ${at}`]: () => (isDown ? refuseWith(500, 'The server is busy.') : team),
    [`GET ${at}/members`]: members,
  })
  const place = { slug: team.slug, name: team.name, role: 'guest' as const, permissions: [] }
  await renderInApp(<TeamPage me={{ ...sampleUser({ id: 'gus' }), team: place }} />)
  await expect.element(page.getByRole('heading', { name: 'The team could not be loaded' })).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(row(wim)).toBeVisible()
  expect(changes(calls)).toEqual([])
})
