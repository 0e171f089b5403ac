/** Whether an address is a page of the app, rather than a call or a file. */
export const isPageAddress = (url: string): boolean => {
  const [address = "/"] = url.split("?");
  return !/^\/(api|assets|media|uploads|video)\/|\.[a-z0-9]{1,8}$/i.test(address);
};
