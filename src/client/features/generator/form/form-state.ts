import { tabOfKind } from '#client/features/post/post-address'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import { maxMoreSources } from '#shared/rules/sources'
import type { Problem } from './check-source.ts'
import {
  defaultTab,
  emptyForm,
  type FormValues,
  type MoreSource,
  type SourceTab,
  tabFromAddress,
} from './form-values.ts'
import { clearPrefill, readPrefill, valuesFromPost } from './prefill.ts'
import { applyStyle, type Offer, settleChoices } from './resolve-choices.ts'
import type { noticeTexts } from './texts.ts'

/**
 * The generator's form as one value. It follows from what the page gives it (the address, the post that the address
 * names, what can be chosen) and from what the author does, in the order in which these come.
 */
export interface FormState {
  given: FormGiven
  /** The address as it should be: parameters that filled the form have left it, and the open tab stands in it. */
  address: string
  tab: SourceTab
  values: FormValues
  /**
   * Whether the values are the author's own and kept as a draft. A stored post that only fills the form makes no draft,
   * so that looking at an old post costs no unsent work.
   */
  isDraft: boolean
  /** Whether the author wrote the article's address here; one that came with a link or a post is not asked about. */
  isUrlTyped: boolean
  file: File | null
  problem: Problem | null
  /** The last choice that was changed on the author's behalf, for a toast: a new object each time. */
  notice: { reason: keyof typeof noticeTexts } | null
  /** Parameters of an address that names a post as well. They come first when the post is here. */
  prefill: { postId: string; values: Partial<FormValues> } | null
}

/** What comes from outside the form. */
export interface FormGiven {
  /** The address's parameters. */
  search: string
  /** The post that the address names, once it is here. */
  stored: PostDetail | undefined
  /** What can be chosen, once that is known. */
  offer: Offer | undefined
}

export type FormEvent =
  | { type: 'given'; given: FormGiven }
  | { type: 'changed'; values: Partial<FormValues> }
  | { type: 'page-read'; url: string; article: ReadArticle }
  | { type: 'style-picked'; styleId: number }
  | { type: 'file-picked'; file: File | null }
  | { type: 'source-added'; key: string }
  /** Concerns a further source, which may still be loading when its author is elsewhere in the form. */
  | { type: 'source-changed'; key: string; change: Partial<MoreSource> }
  | { type: 'source-removed'; key: string }
  | { type: 'refused'; problem: Problem }
  /** A post was written from the form. */
  | { type: 'written'; postId: string }

const nothingGiven: FormGiven = { search: '', stored: undefined, offer: undefined }

/** @param draft what was typed before; one that was made from another post than the address names is left alone */
export function openForm(draft: Partial<FormValues> | null, given: FormGiven): FormState {
  const postId = new URLSearchParams(given.search).get('post')
  const isOfAnotherPost = postId !== null && (draft?.postId ?? null) !== postId
  const empty: FormState = {
    given: nothingGiven,
    address: '',
    tab: defaultTab,
    values: isOfAnotherPost ? emptyForm : { ...emptyForm, ...draft },
    isDraft: false,
    isUrlTyped: false,
    file: null,
    problem: null,
    notice: null,
    prefill: null,
  }
  return formReducer(empty, { type: 'given', given })
}

/** Choices that exclude each other are settled after every action. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  return settle(apply(state, event))
}

function apply(state: FormState, event: FormEvent): FormState {
  const { values } = state
  switch (event.type) {
    case 'given':
      return receive(state, event.given)
    case 'changed': {
      const isUrlTyped = state.isUrlTyped || event.values.url !== undefined
      const changed = { ...values, ...event.values, ...ofOldSource(values, event.values) }
      return { ...state, values: changed, isDraft: true, isUrlTyped, problem: null }
    }
    case 'page-read': {
      const { url, article } = event
      return apply(state, { type: 'changed', values: { url, handedOver: { url, article } } })
    }
    case 'style-picked': {
      const { offer } = state.given
      return offer ? { ...state, values: applyStyle(values, event.styleId, offer), isDraft: true } : state
    }
    case 'file-picked':
      if (!event.file) return { ...state, file: null, values: { ...values, ...noSuggestions }, problem: null }
      return {
        ...state,
        file: event.file,
        values: { ...values, ...noSuggestions, isOwn: null, speakerNotes: false, storedSource: null },
        isDraft: true,
        problem: null,
      }
    case 'source-added':
    case 'source-changed':
    case 'source-removed': {
      const moreSources = nextSources(values.moreSources, event)
      return { ...state, values: { ...values, moreSources }, isDraft: true, problem: null }
    }
    case 'refused':
      return { ...state, problem: event.problem }
    case 'written':
      // the values belong to that post now and are no draft any more
      return { ...state, values: { ...values, postId: event.postId }, isDraft: false }
  }
}

type SourceEvent = Extract<FormEvent, { type: `source-${string}` }>

function nextSources(sources: FormValues['moreSources'], event: SourceEvent): FormValues['moreSources'] {
  const { key } = event
  switch (event.type) {
    case 'source-added':
      return sources.length < maxMoreSources ? [...sources, { key, typed: '', article: null }] : sources
    case 'source-changed':
      return sources.map((each) => (each.key === key ? { ...each, ...event.change } : each))
    case 'source-removed':
      return sources.filter((each) => each.key !== key)
  }
}

const noSuggestions = { angle: null, stance: null }

/** An angle and a stance are of one address or file; a text may be worked on and keeps them until it is gone. */
function ofOldSource(before: FormValues, { url, text }: Partial<FormValues>): Partial<FormValues> {
  const isOtherPage = url !== undefined && url.trim() !== before.url.trim()
  const isOtherText = text === '' && before.text !== ''
  return { ...(isOtherPage || isOtherText ? noSuggestions : {}), ...(isOtherText ? { isOwn: null } : {}) }
}

function receive(state: FormState, given: FormGiven): FormState {
  const moved = given.search === state.given.search ? state : readAddress(state, given.search)
  const { stored } = given
  const filled = stored && stored.id !== moved.values.postId ? fillFromPost(moved, stored) : moved
  return { ...filled, given }
}

/** Parameters fill the form and leave the address, so that a reload does not bring them back over what was changed. */
function readAddress(state: FormState, address: string): FormState {
  const search = new URLSearchParams(address)
  const prefill = readPrefill(search)
  if (!prefill) return openTab({ ...state, address }, tabFromAddress(search) ?? defaultTab)

  const cleared = clearPrefill(search)
  const postId = search.get('post')
  return {
    ...openTab(state, tabFromAddress(cleared) ?? defaultTab),
    address: cleared.toString(),
    values: { ...emptyForm, text: state.values.text, ...prefill },
    // beside a post they are its own, and come back with it; alone they would be lost at a reload
    isDraft: postId === null,
    isUrlTyped: false,
    file: null,
    prefill: postId === null ? null : { postId, values: prefill },
  }
}

function fillFromPost(state: FormState, post: PostDetail): FormState {
  const prefill = state.prefill?.postId === post.id ? state.prefill.values : {}
  const tab = tabOfKind[post.sourceKind]
  const address = new URLSearchParams(state.address)
  address.set('tab', tab)
  return {
    ...openTab(state, tab),
    address: address.toString(),
    values: { ...state.values, ...valuesFromPost(post), ...prefill, postId: post.id },
    isDraft: false,
    isUrlTyped: false,
    prefill: null,
  }
}

function openTab(state: FormState, tab: SourceTab): FormState {
  return tab === state.tab ? state : { ...state, tab, problem: null }
}

function settle(state: FormState): FormState {
  const { values, tab, given } = state
  if (!given.offer) return state
  const settled = settleChoices(values, tab, given.offer)
  if (settled.values === values) return state
  return { ...state, values: settled.values, notice: settled.notice ? { reason: settled.notice } : state.notice }
}
