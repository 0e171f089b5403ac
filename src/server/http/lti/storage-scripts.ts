/** How long the platform has to answer, in ms. */
const patienceMs = 2_000;

const peers = `
  const given = JSON.parse(document.body.dataset.given);
  const around = window.opener ?? window.parent;
  const peer = given.frame === "_parent" ? around : (around.frames[given.frame] ?? around);
  const answered = (subject, take) =>
    addEventListener("message", ({ origin, data }) => {
      if (origin === given.origin && data?.subject === subject && data.message_id === given.id) take(data);
    });`;

/** Has the platform store the secret of this browser (1EdTech: LTI Client Side postMessages), then goes on. */
export const storeScript = `${peers}
  let gone = false;
  const go = () => { if (!gone) { gone = true; location.replace(given.to); } };
  answered("lti.put_data.response", go);
  setTimeout(go, ${patienceMs});
  const { id, key, value } = given;
  peer.postMessage({ subject: "lti.put_data", message_id: id, key, value }, given.origin);`;

/** Asks the platform for the secret of this browser, and posts the launch again with it. */
export const fetchScript = `${peers}
  const form = document.forms[0];
  let sent = false;
  const send = (secret) => { if (!sent) { sent = true; form.elements.browser_secret.value = secret; form.submit(); } };
  answered("lti.get_data.response", ({ value }) => send(typeof value === "string" ? value : "none"));
  setTimeout(() => send("none"), ${patienceMs});
  peer.postMessage({ subject: "lti.get_data", message_id: given.id, key: given.key }, given.origin);`;

/** Posts the only form of the page. */
export const submitScript = "document.forms[0].submit();";

/** At the button, says to the platform that the registration is done (LTI Dynamic Registration), and closes. */
export const closeScript = `
  document.querySelector("button").addEventListener("click", () => {
    (window.opener ?? window.parent).postMessage({ subject: "org.imsglobal.lti.close" }, "*");
    window.close();
  });`;
