/** Whether an address is one of the app's pages: no call, no file. */
export const isPageAddress = (url: string): boolean => {
  const [address = "/"] = url.split("?");
  return !/^\/(api|assets|media|uploads|video)\/|\.[a-z0-9]{1,8}$/i.test(address);
};
