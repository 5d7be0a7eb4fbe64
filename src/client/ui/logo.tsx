import styles from './logo.module.css'
/** For the link around the logo. */
export const logoClass = styles.logo

/** Our logo: two lines of type and the highlighter between them. */
export function Logo({ withName = true }: { withName?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.ink} d="M2 3h20v4H2z" />
        <path className={styles.marker} d="M2 10.2 22.4 9.6l-.3 5L1.7 15z" />
        <path className={styles.ink} d="M2 17.5h12v4H2z" />
      </svg>
      {withName && 'Postwright'}
    </>
  )
}
