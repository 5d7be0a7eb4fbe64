import { postForms, postLengths } from './post-brief.ts'

/** What is counted of a published post, and when its author or LinkedIn is asked for it. */

/** Who counted: entered by the author, read from LinkedIn's own export, or asked of LinkedIn. */
export const figureSources = ['typed', 'imported', 'linkedin'] as const
export type FigureSource = (typeof figureSources)[number]

/** Days after publishing on which its author is asked for a post's figures. */
export const askingDays = [2, 7] as const

/** Days after publishing on which LinkedIn is asked, where it answers. */
export const lookupDays = [1, 2, 7, 30] as const
/** What posts are compared by. */
export const dimensions = ['form', 'opening', 'length', 'weekday', 'daypart'] as const
export type Dimension = (typeof dimensions)[number]

/** What counts as working. */
export const measures = ['impressions', 'engagements'] as const
export type Measure = (typeof measures)[number]

/** How a post begins. */
export const openingKinds = ['question', 'number', 'quotation', 'statement'] as const
export type OpeningKind = (typeof openingKinds)[number]

export const dayparts = ['morning', 'midday', 'afternoon', 'evening'] as const
export type Daypart = (typeof dayparts)[number]

/** Figures counted sooner after publishing say little about a post: most of what it gets comes within a week. */
export const ripeDays = 6

/** Groups of fewer posts are not compared. */
export const minPosts = 8

/** The values of each dimension; weekdays from Monday. */
export const dimensionValues = {
  form: postForms,
  opening: openingKinds,
  length: Object.keys(postLengths),
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  daypart: dayparts,
} as const satisfies Record<Dimension, readonly string[]>

/** The sizes of a planned try: more posts show smaller differences. */
export const trySizes = [8, 12, 16, 24] as const

export const figureLimits = {
  /** Larger numbers are typing mistakes. */
  maxCounted: 1_000_000_000,
  /** How many of the latest published posts are used. */
  posts: 1_000,
  tries: 50,
  /** How many rows that could not be read are listed. */
  problems: 50,
} as const
