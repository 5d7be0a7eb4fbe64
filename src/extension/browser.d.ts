/** The part of the browsers' extension API used here: developer.chrome.com/docs/extensions/reference/api. */

interface ExtensionTab {
  id?: number
  status?: string
}

interface ExtensionEvent<Listener> {
  addListener(listener: Listener): void
  removeListener(listener: Listener): void
}

interface Extension {
  action: {
    onClicked: ExtensionEvent<(tab: ExtensionTab) => void>
    setBadgeText(details: { text: string; tabId: number }): Promise<void>
    setTitle(details: { title: string; tabId: number }): Promise<void>
  }
  contextMenus: {
    create(menu: { id: string; title: string; contexts: string[] }): void
    onClicked: ExtensionEvent<(info: unknown, tab?: ExtensionTab) => void>
  }
  i18n: { getMessage(name: string): string; getUILanguage(): string }
  permissions: {
    contains(wanted: { origins: string[] }): Promise<boolean>
    request(wanted: { origins: string[] }): Promise<boolean>
    remove(given: { origins: string[] }): Promise<boolean>
  }
  runtime: { onInstalled: ExtensionEvent<() => void>; openOptionsPage(): Promise<void> }
  scripting: {
    executeScript<Given extends unknown[], Result>(call: {
      target: { tabId: number }
      func: (...given: Given) => Result
      args?: Given
    }): Promise<{ result?: Awaited<Result> }[]>
  }
  storage: {
    local: { get(key: string): Promise<Record<string, unknown>>; set(values: Record<string, unknown>): Promise<void> }
  }
  tabs: {
    create(tab: { url: string; openerTabId: number }): Promise<ExtensionTab>
    get(id: number): Promise<ExtensionTab>
    onUpdated: ExtensionEvent<(id: number, change: { status?: string }) => void>
  }
}

/** Firefox supports this name too. */
declare const chrome: Extension
