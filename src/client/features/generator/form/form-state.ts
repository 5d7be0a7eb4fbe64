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
import { clearPrefill, readPrefill, sharedSource, valuesFromPost } from './prefill.ts'
import { applyStyle, type FormOptions, settleChoices } from './resolve-choices.ts'
import type { warningTexts } from './texts.ts'

/**
 * The generator's form as one value, computed from what the page provides (the address, the post that it names, the
 * available choices) and from the author's actions, in the order of their arrival.
 */
export interface FormState {
  given: FormGiven
  /** The address to show: without the parameters that filled the form, and with the open tab. */
  address: string
  tab: SourceTab
  values: FormValues
  /**
   * Whether the values are the author's own and stored as a draft. A stored post that only fills the form creates no
   * draft, so that viewing an old post does not overwrite unsent input.
   */
  isDraft: boolean
  /**
   * Whether the author typed the article's address here; one from a link or a post is not checked for earlier posts.
   */
  isUrlTyped: boolean
  file: File | null
  problem: Problem | null
  /** The last choice changed on the author's behalf, for a toast: a new object each time. */
  warning: { reason: keyof typeof warningTexts } | null
  /** Parameters of an address that also names a post. They override the post's values once it has loaded. */
  prefill: { postId: string; values: Partial<FormValues> } | null
  /** The source that another app shared with this page, which is read at once. */
  shared: ReturnType<typeof sharedSource>
}

/** The form's input from the page. */
export interface FormGiven {
  /** The address's parameters. */
  search: string
  /** The post that the address names, once loaded. */
  stored: PostDetail | undefined
  /** The available choices, once loaded. */
  options: FormOptions | undefined
}

export type FormEvent =
  | { type: 'given'; given: FormGiven }
  | { type: 'changed'; values: Partial<FormValues> }
  | { type: 'page-read'; url: string; article: ReadArticle }
  | { type: 'style-picked'; styleId: number }
  | { type: 'file-picked'; file: File | null }
  | { type: 'source-added'; key: string }
  /** About a further source, which may still be loading while its author is elsewhere in the form. */
  | { type: 'source-changed'; key: string; change: Partial<MoreSource> }
  | { type: 'source-removed'; key: string }
  | { type: 'refused'; problem: Problem }
  /** A draft takes the place of what is in the form. */
  | { type: 'continued'; values: FormValues }
  /** A post was written from the form. */
  | { type: 'written'; postId: string }

const nothingGiven: FormGiven = { search: '', stored: undefined, options: undefined }

/** @param draft what was typed before; ignored if it was made from another post than the address names */
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
    warning: null,
    prefill: null,
    shared: null,
  }
  return formReducer(empty, { type: 'given', given })
}

/** After every action, resolves choices that exclude each other. */
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
      const { options } = state.given
      return options ? { ...state, values: applyStyle(values, event.styleId, options), isDraft: true } : state
    }
    case 'file-picked':
      if (!event.file) return { ...state, file: null, values: { ...values, ...noAngle }, problem: null }
      return {
        ...state,
        file: event.file,
        values: { ...values, ...noAngle, isOwn: null, speakerNotes: false, storedSource: null },
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
    case 'continued':
      return { ...state, values: event.values, isDraft: true, isUrlTyped: true, file: null, problem: null }
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

const noAngle = { angle: null }

/** Clears the angle when its address or file changes; a text may be edited and keeps it until it is empty. */
function ofOldSource(before: FormValues, { url, text }: Partial<FormValues>): Partial<FormValues> {
  const isOtherPage = url !== undefined && url.trim() !== before.url.trim()
  const isOtherText = text === '' && before.text !== ''
  return { ...(isOtherPage || isOtherText ? noAngle : {}), ...(isOtherText ? { isOwn: null } : {}) }
}

function receive(state: FormState, given: FormGiven): FormState {
  const moved = given.search === state.given.search ? state : readAddress(state, given.search)
  const { stored } = given
  const filled = stored && stored.id !== moved.values.postId ? fillFromPost(moved, stored) : moved
  return { ...filled, given }
}

/** Parameters fill the form and leave the address, so that a reload does not overwrite later changes with them. */
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
    // with a post they are its values, and return with it; without one a reload would lose them
    isDraft: postId === null,
    isUrlTyped: false,
    file: null,
    prefill: postId === null ? null : { postId, values: prefill },
    shared: postId === null ? sharedSource(search) : null,
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
  if (!given.options) return state
  const settled = settleChoices(values, tab, given.options)
  if (settled.values === values) return state
  return { ...state, values: settled.values, warning: settled.warning ? { reason: settled.warning } : state.warning }
}
