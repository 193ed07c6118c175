/** What a person does in a browser, for any browser and driver. Names are accessible names. */
export interface Person {
  /** Loads an address of the shop. */
  open(path: string): Promise<void>
  /** Presses the first element of this role and name, once it appears. */
  press(role: string, name: string | RegExp): Promise<void>
  /** Replaces the text of the field whose label starts with this text. */
  fill(label: string, text: string): Promise<void>
  /** Picks an option of a native list by its text. */
  choose(label: string, option: string): Promise<void>
  /** Waits until the element appears. */
  see(role: string, name: string | RegExp): Promise<void>
  /** Waits until `main` contains the text. */
  read(text: string | RegExp): Promise<void>
}
