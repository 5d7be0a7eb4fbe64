import { landingTexts } from './texts.ts'

const words = landingTexts.product

/** The pictures' paths and sizes; phones get one taken on a phone. */
const wide = { width: 1600, height: 1260 }
const phone = { width: 780, height: 1520 }
const picture = (name: string) => `/pictures/generator-${name}.webp`

const onPhone = '(max-width: 639px)'
const inDark = '(prefers-color-scheme: dark)'

/** A screenshot of the generator in the visitor's theme. */
export function ProductPicture() {
  return (
    <figure className="shot">
      <picture>
        <source media={`${onPhone} and ${inDark}`} srcSet={picture('phone-dark')} {...phone} />
        <source media={onPhone} srcSet={picture('phone-light')} {...phone} />
        <source media={inDark} srcSet={picture('wide-dark')} {...wide} />
        <img src={picture('wide-light')} alt={words.alt} {...wide} loading="lazy" decoding="async" />
      </picture>
      <figcaption className="note">{words.caption}</figcaption>
    </figure>
  )
}
