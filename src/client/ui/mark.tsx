import styles from './mark.module.css'

/**
 * The highlighter: only for what the machine took, what needs the reader's eye, and the place in the navigation where
 * one is.
 */
export const markClass = styles.mark

/** The highlighter as one stroke below a whole line. */
export const strokeClass = styles.stroke

/** The author's own words. */
export const ownWordsClass = styles.own
