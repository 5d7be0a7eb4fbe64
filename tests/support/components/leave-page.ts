import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { forgetPayment } from '#client/features/billing/paying/payment-watch'
import { removeFromUploads, uploads } from '#client/features/visuals/library/uploads'
import { chooseLanguage } from '#client/lib/language'
import { liftGuard } from '#client/lib/leave-guard'
import { clearCopies } from '#client/lib/local-copies'
import { queryClient } from '#client/queries/client'
import { hiddenPosts, showPost } from '#client/queries/posts/hidden-posts'
import { answerQuestion, openQuestion } from '#client/ui/confirm'
import { dismissToast } from '#client/ui/toast'
import { forgetLayouts } from '#shared/drawing/text/layout-text'
import { setOwnFonts } from '#shared/fonts/own-fonts'
import { clearTimers } from './timers.ts'

/** Files share a page: each restores it, and the state of the client's modules, for the next one. */

const { href } = location
const { title } = document
const roots = [document.documentElement, document.body]
const attributes = roots.map(attributesOf)
const parts = new Set(document.body.childNodes)
const { innerWidth, innerHeight } = window

export async function leavePage(): Promise<void> {
  await cleanup()
  await userEvent.cleanup()
  await forgetState()
  clearTimers()
  leaveDocument()
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) {
    await page.viewport(innerWidth, innerHeight)
  }
}

async function forgetState(): Promise<void> {
  if (openQuestion()) answerQuestion('no')
  dismissToast()
  forgetPayment()
  liftGuard()
  for (const { id } of uploads.getState().list) removeFromUploads(id)
  for (const { id } of hiddenPosts()) showPost(id)
  queryClient.clear()
  setOwnFonts([])
  await chooseLanguage('en')
  clearCopies()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = '' } of await cookieStore.getAll()) await cookieStore.delete(name)
}

function leaveDocument(): void {
  history.replaceState(null, '', href)
  document.title = title
  window.getSelection()?.removeAllRanges()
  const added = [...document.body.childNodes].filter((part) => !parts.has(part))
  for (const part of added) part.remove()
  document.fonts.clear()
  forgetLayouts()
  for (const [index, root] of roots.entries()) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
    for (const [name, value] of attributes[index] ?? []) root.setAttribute(name, value)
  }
}

function attributesOf(element: Element): [string, string][] {
  return element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])
}
