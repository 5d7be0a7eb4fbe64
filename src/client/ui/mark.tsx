import styles from './mark.module.css'

/** The highlighter: only for text taken from a source, and the current entry of the navigation. */
export const markClass = styles.mark

/** The highlighter as one stroke below a whole line. */
export const strokeClass = styles.stroke

/** What may be wrong. */
export const doubtClass = styles.doubt

/** The author's own words. */
export const ownWordsClass = styles.own
