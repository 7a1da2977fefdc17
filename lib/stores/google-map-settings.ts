/** What Google's map in the browser needs. */
export interface GoogleMapSettings {
  key: string;
  /** ID of the map's style at Google, without which it shows no markers of ours. */
  mapID: string;
}
