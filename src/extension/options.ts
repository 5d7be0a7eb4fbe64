import { chooseInstallation, findInstallation, originIn } from './installation.ts'

/** The page of options: the address of the installation. */

const form = elementOf('form', HTMLFormElement)
const address = elementOf('address', HTMLInputElement)
const answer = elementOf('answer', HTMLElement)

document.documentElement.lang = chrome.i18n.getUILanguage()
for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
  element.textContent = chrome.i18n.getMessage(element.dataset.text ?? '')
}
document.title = chrome.i18n.getMessage('optionsTitle')

void findInstallation().then((origin) => {
  if (origin && address.value === '') address.value = origin
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const origin = originIn(address.value)
  address.setAttribute('aria-invalid', String(!origin))
  if (!origin) {
    say('addressInvalid')
    address.focus()
    return
  }
  void chooseInstallation(origin).then((isGiven) => {
    if (isGiven) address.value = origin
    say(isGiven ? 'saved' : 'permissionRefused')
  })
})

function say(name: string): void {
  answer.textContent = chrome.i18n.getMessage(name)
}

function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`options.html has no #${id}`)
  return element
}
