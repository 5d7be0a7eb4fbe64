/** All the script of the pricing page: Contact Sales opens a dialog where its link would lead down the page. */

const dialog = document.querySelector('dialog')
const link = document.querySelector<HTMLAnchorElement>('[data-opens="contact"]')

// An installation with a contact of its own has the link lead there.
if (link?.getAttribute('href')?.startsWith('#')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    dialog?.showModal()
  })
}

dialog?.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})
